<?php
/**
 * Steps of setting up a site, without wp-cli: `php set-up.php database|install|network|people|theme [NAME]`. Settings
 * come from the environment, see wp-config.php. `people` prints JSON: role → application password.
 */
$step = $argv[1];
$root = getenv( 'SIGNET_WORDPRESS' );
$host = getenv( 'SIGNET_DOMAIN' );

if ( 'database' === $step ) {
	mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
	$database = new mysqli( 'localhost', 'root', '', '', 0, getenv( 'SIGNET_RUN' ) . '/db.sock' );
	$database->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );
	exit;
}

$_SERVER['HTTP_HOST']      = $host;
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
if ( 'install' === $step || 'network' === $step ) {
	define( 'WP_INSTALLING', true );
}
require "$root/wp-load.php";
// WordPress's own would mail the password.
function wp_new_blog_notification() {}
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

switch ( $step ) {
	case 'install':
		define( 'WP_SITEURL', "http://$host" );
		wp_install( 'Salon du livre', 'administrator', 'administrator@example.com', true, '', 'administrator' );
		break;
	case 'network':
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
			$wpdb->$table = $prefixed;
		}
		install_network();
		populate_network( 1, $host, 'administrator@example.com', 'Salon du livre', '/', false );
		break;
	case 'people':
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules();
		activate_plugin( 'signet/signet.php', '', is_multisite() );
		$passwords = array();
		foreach ( array( 'administrator', 'editor', 'author' ) as $role ) {
			$id = username_exists( $role );
			if ( ! $id ) {
				$id = wp_create_user( $role, $role, "$role@example.com" );
				( new WP_User( $id ) )->set_role( $role );
			}
			list( $passwords[ $role ] ) = WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'test' ) );
		}
		echo wp_json_encode( $passwords );
		break;
	case 'theme':
		switch_theme( $argv[2] );
		break;
}
