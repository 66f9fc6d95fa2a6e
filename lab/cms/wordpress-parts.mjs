// @ts-check
/** Where Debian's packages put WordPress and what serves it. */
import { existsSync, readdirSync } from "node:fs";

/**
 * Debian's packages. `mariadb-server-core` and `php-fpm` without Apache: what need not be a service. The name with
 * "-" at its end keeps apt from choosing Apache for WordPress.
 */
export const PACKAGES = [
  "wordpress",
  "wordpress-theme-twentytwentyone",
  "wordpress-theme-twentytwentythree",
  "nginx-light",
  "php",
  "php-fpm",
  "php-mysql",
  "php-mbstring",
  "php-xml",
  "mariadb-server-core",
  "apache2-bin-",
];

/** Folder of WordPress's code. */
export const WORDPRESS = "/usr/share/wordpress";

/** Programs, by the name under which messages mention them. */
export const PROGRAMS = {
  nginx: "/usr/sbin/nginx",
  php: "/usr/bin/php",
  "mariadb-install-db": "/usr/bin/mariadb-install-db",
  mariadbd: "/usr/sbin/mariadbd",
};

/** @returns {string | undefined} path of php-fpm, whose name has PHP's version */
export function phpFpm() {
  const name = existsSync("/usr/sbin") && readdirSync("/usr/sbin").find((one) => /^php-fpm\d/.test(one));
  return name ? `/usr/sbin/${name}` : undefined;
}

/** @returns {string[]} names of what is not installed */
export function missingParts() {
  const themes = ["twentytwentyone", "twentytwentythree"].map((name) => `wp-content/themes/${name}`);
  const folders = ["wp-load.php", ...themes].filter((path) => !existsSync(`${WORDPRESS}/${path}`));
  const programs = Object.entries(PROGRAMS).filter(([, path]) => !existsSync(path));
  return [
    ...folders.map((path) => `${WORDPRESS}/${path}`),
    ...programs.map(([name]) => name),
    ...(phpFpm() ? [] : ["php-fpm"]),
  ];
}
