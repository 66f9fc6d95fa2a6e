<?php
/**
 * The block editor: two blocks, and a pattern for each marker in the inserter.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'signet_register_editor' );

/** Registers blocks and patterns. */
function signet_register_editor() {
	wp_register_script(
		'signet-editor',
		plugins_url( 'editor.js', SIGNET_FILE ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
		(string) filemtime( plugin_dir_path( SIGNET_FILE ) . 'editor.js' ),
		true
	);
	wp_add_inline_script( 'signet-editor', 'window.signetMarkers = ' . wp_json_encode( signet_markers(), JSON_HEX_TAG ) . ';', 'before' );
	register_block_type(
		'signet/marker',
		array(
			'api_version'     => 3,
			'title'           => 'Signet',
			'category'        => 'widgets',
			'attributes'      => array(
				'marker'  => array( 'type' => 'string' ),
				'options' => array(
					'type'    => 'object',
					'default' => array(),
				),
			),
			'supports'        => array( 'align' => array( 'wide', 'full' ) ),
			'editor_script'   => 'signet-editor',
			'render_callback' => 'signet_render_block',
		)
	);
	register_block_type(
		'signet/item',
		array(
			'api_version'     => 3,
			'title'           => 'Élément',
			'category'        => 'widgets',
			'parent'          => array( 'signet/marker' ),
			'editor_script'   => 'signet-editor',
			'render_callback' => 'signet_render_item',
		)
	);
	register_block_pattern_category( 'signet', array( 'label' => 'Signet' ) );
	foreach ( signet_markers() as $name => $marker ) {
		register_block_pattern(
			"signet/$name",
			array(
				'title'       => 'Signet : ' . $marker['title'],
				'categories'  => array( 'signet' ),
				'content'     => signet_pattern( $name ),
				'description' => 'Marqueur data-' . $marker['kind'] . '="' . $name . '"',
			)
		);
	}
}

/**
 * Content of a pattern, from `patterns/NAME.html`.
 *
 * @param string $name Name of the marker.
 * @return string
 */
function signet_pattern( $name ) {
	$content = file_get_contents( plugin_dir_path( SIGNET_FILE ) . "patterns/$name.html" );
	return str_replace( '%images%', esc_url( untrailingslashit( plugins_url( 'images', SIGNET_FILE ) ) ), $content );
}
