<?php
/**
 * The script tag, its preloads, and the css of the markers on the page, from `dist/manifest.json`.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

/**
 * Folder and address of the built files: `dist/` in this plugin, unless a theme has them.
 *
 * @return array{dir: string, url: string} Without a slash at the end.
 */
function signet_dist() {
	/**
	 * Filters where the built files are.
	 *
	 * @param array $dist `dir` and `url`.
	 */
	return apply_filters(
		'signet_dist',
		array(
			'dir' => plugin_dir_path( SIGNET_FILE ) . 'dist',
			'url' => untrailingslashit( plugins_url( 'dist', SIGNET_FILE ) ),
		)
	);
}

/**
 * The build's manifest, read once a request.
 *
 * @return array{names: array<string, string>, loads: array<string, string[]>}|null Null when nothing was built.
 */
function signet_manifest() {
	static $manifest = false;
	if ( false === $manifest ) {
		$file     = signet_dist()['dir'] . '/manifest.json';
		$manifest = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null;
	}
	return $manifest;
}

/**
 * Names of the markers that a text prints: as HTML, as a block, as a shortcode.
 *
 * @param string $text Content of a post, or HTML.
 * @return string[]
 */
function signet_markers_in( $text ) {
	$pattern = '#(?:data-(?:island|behaviour)\s*=|"marker"\s*:|\[signet\b[^\]]*?\bmarker\s*=)\s*["\'“”«\s]*([a-z-]+)#iu';
	preg_match_all( $pattern, $text, $found );
	return array_values( array_unique( array_intersect( array_map( 'strtolower', $found[1] ), array_keys( signet_markers() ) ) ) );
}

/**
 * Names of the markers on the page that is being printed. One that is missing here still works: the script loads its
 * css itself, a little later.
 *
 * @return string[]
 */
function signet_markers_on_page() {
	global $wp_query, $_wp_current_template_content;
	$text = (string) $_wp_current_template_content;
	foreach ( isset( $wp_query->posts ) ? (array) $wp_query->posts : array() as $post ) {
		$text .= isset( $post->post_content ) ? $post->post_content : '';
	}
	$names = signet_markers_in( $text );
	// The dialog contains a search form.
	if ( in_array( 'search-overlay', $names, true ) ) {
		$names = array_unique( array_merge( $names, array( 'search-form' ) ) );
	}
	/**
	 * Filters the markers of a page: a theme adds those of its header, `mega-menu` for example.
	 *
	 * @param string[] $names Names of markers.
	 */
	return apply_filters( 'signet_markers_on_page', $names );
}

add_action( 'wp_enqueue_scripts', 'signet_enqueue_styles' );

/** Links the css of the page's markers. Without `?ver=`: the script must recognise a stylesheet that is there. */
function signet_enqueue_styles() {
	$manifest = signet_manifest();
	$markers  = signet_markers_on_page();
	if ( ! $manifest || ! $markers ) {
		return;
	}
	foreach ( array_merge( array( 'base' ), $markers ) as $name ) {
		$file = isset( $manifest['names'][ "$name.css" ] ) ? $manifest['names'][ "$name.css" ] : null;
		if ( $file ) {
			// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the hash is in the name.
			wp_enqueue_style( "signet-$name", signet_dist()['url'] . "/$file", array(), null );
		}
	}
}

add_action( 'wp_head', 'signet_print_script', 20 );

/**
 * Prints the script, and the preloads of markers that start at once. The page is readable without them, so its css and
 * pictures go first.
 */
function signet_print_script() {
	$manifest = signet_manifest();
	if ( ! $manifest ) {
		return;
	}
	$url     = signet_dist()['url'];
	$markers = signet_markers();
	foreach ( signet_markers_on_page() as $name ) {
		$files = $markers[ $name ]['now'] && isset( $manifest['loads'][ $name ] ) ? $manifest['loads'][ $name ] : array();
		foreach ( preg_grep( '/\.js$/', $files ) as $file ) {
			$preloads[ $file ] = true;
		}
	}
	foreach ( array_keys( isset( $preloads ) ? $preloads : array() ) as $file ) {
		echo '<link rel="modulepreload" fetchpriority="low" href="', esc_url( "$url/$file" ), '">', "\n";
	}
	wp_print_script_tag(
		array(
			'type'          => 'module',
			'fetchpriority' => 'low',
			'src'           => esc_url( "$url/signet.js" ),
		)
	);
}

add_filter( 'render_block_core/query', 'signet_watch_query', 10, 2 );

/**
 * Asks for the module that enhances what a Query block inserts when it changes its page without loading another.
 *
 * @param string $content The rendered block.
 * @param array  $block   The parsed block.
 * @return string The same content.
 */
function signet_watch_query( $content, $block ) {
	if ( ! empty( $block['attrs']['enhancedPagination'] ) ) {
		add_action( 'wp_footer', 'signet_print_query_pages' );
	}
	return $content;
}

/** Prints that module. It finds the script tag of Signet by itself. */
function signet_print_query_pages() {
	wp_print_script_tag(
		array(
			'type' => 'module',
			'src'  => esc_url( plugins_url( 'query-pages.js', SIGNET_FILE ) ),
		)
	);
}
