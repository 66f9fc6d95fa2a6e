<?php
/**
 * Configuration of the two WordPress sites that `npm run test:cms` brings up from one copy of the code. The folder of
 * this run is in SIGNET_RUN, the site in SIGNET_SITE: `single`, or `multi`, a hardened multisite.
 */
function signet_test_setting( $name ) {
	return isset( $_SERVER[ $name ] ) ? $_SERVER[ $name ] : getenv( $name );
}
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . signet_test_setting( 'SIGNET_RUN' ) . '/db.sock' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = signet_test_setting( 'SIGNET_SITE' ) . '_';
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $signet_test_key ) {
	define( $signet_test_key . '_KEY', 'of a test' );
	define( $signet_test_key . '_SALT', 'of a test' );
}
// Application passwords without https.
define( 'WP_ENVIRONMENT_TYPE', 'local' );
// Nothing leaves the machine.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', signet_test_setting( 'SIGNET_RUN' ) . '/php-notices.log' );
if ( 'multi' === signet_test_setting( 'SIGNET_SITE' ) ) {
	define( 'DISALLOW_UNFILTERED_HTML', true );
	if ( ! signet_test_setting( 'SIGNET_BEFORE_NETWORK' ) ) {
		define( 'MULTISITE', true );
		define( 'SUBDOMAIN_INSTALL', false );
		define( 'DOMAIN_CURRENT_SITE', signet_test_setting( 'SIGNET_DOMAIN' ) );
		define( 'PATH_CURRENT_SITE', '/' );
		define( 'SITE_ID_CURRENT_SITE', 1 );
		define( 'BLOG_ID_CURRENT_SITE', 1 );
	}
}
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
