<?php
/**
 * Prints a marker: for the block, for the shortcode and for a theme's templates, always by the same function.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a marker's HTML. A theme calls it in a template:
 *
 *     echo signet_marker( 'programme', array( 'errors' => 'visible' ), $html_of_the_list );
 *
 * @param string   $name       Name of the marker. Of an unknown one, only the content is returned.
 * @param string[] $attributes Its attributes without `data-`. Unknown ones are left out.
 * @param string   $content    HTML inside, which WordPress has filtered already.
 * @param string   $align      `wide`, `full` or nothing, as of any block.
 * @return string
 */
function signet_marker( $name, $attributes = array(), $content = '', $align = '' ) {
	$markers = signet_markers();
	if ( ! isset( $markers[ $name ] ) ) {
		return $content;
	}
	$marker  = $markers[ $name ];
	$allowed = array_intersect_key( $attributes, array_flip( $marker['attributes'] ) );
	if ( in_array( 'api', $marker['attributes'], true ) && empty( $allowed['api'] ) ) {
		$allowed['api'] = signet_api();
	}
	/**
	 * Filters the HTML inside a marker: a theme may print the list or the streams here, with its initial JSON.
	 *
	 * @param string   $content    What the editor wrote, completed by the plugin.
	 * @param string   $name       Name of the marker.
	 * @param string[] $attributes Its attributes without `data-`.
	 */
	$content = apply_filters( 'signet_content', signet_server_html( $name, $content ), $name, $allowed );
	$html    = '<div data-' . $marker['kind'] . '="' . esc_attr( $name ) . '"';
	foreach ( $allowed as $key => $value ) {
		$html .= ' data-' . $key . '="' . esc_attr( $value ) . '"';
	}
	if ( in_array( $align, array( 'wide', 'full' ), true ) ) {
		$html .= ' class="align' . $align . '"';
	}
	return $html . '>' . $content . '</div>';
}

add_shortcode( 'signet', 'signet_shortcode' );

/**
 * `[signet marker="faq"]…[/signet]`, for the classic editor. Attributes are those of the marker, without `data-`;
 * `before-event` may stand alone.
 *
 * @param array|string $attributes As WordPress parsed them.
 * @param string|null  $content    HTML between the two tags, if there are two.
 * @return string
 */
function signet_shortcode( $attributes, $content = null ) {
	$given = array();
	foreach ( (array) $attributes as $key => $value ) {
		// An attribute without a value has a number as its key.
		is_int( $key ) ? $given[ strtolower( $value ) ] = '' : $given[ $key ] = $value;
	}
	$content = do_shortcode( shortcode_unautop( (string) $content ) );
	// The automatic paragraphs of the classic editor end and begin at the two tags.
	$content = preg_replace( '#^\s*(?:</p>|<br\s*/?>)\s*|\s*(?:<p>|<br\s*/?>)\s*$#', '', $content );
	return signet_marker( isset( $given['marker'] ) ? $given['marker'] : '', $given, $content );
}

/**
 * Renders the block `signet/marker`.
 *
 * @param array  $attributes Of the block: `marker`, `align`, and `options`, the marker's attributes.
 * @param string $content    The blocks inside, rendered.
 * @return string
 */
function signet_render_block( $attributes, $content ) {
	$options = isset( $attributes['options'] ) && is_array( $attributes['options'] ) ? $attributes['options'] : array();
	$options = array_filter( $options, 'is_string' );
	return signet_marker(
		isset( $attributes['marker'] ) ? (string) $attributes['marker'] : '',
		$options,
		trim( $content ),
		isset( $attributes['align'] ) ? $attributes['align'] : ''
	);
}

/**
 * Renders the block `signet/item`: a slide, a book or a card. Between the items, WordPress leaves line breaks only.
 *
 * @param array  $attributes None.
 * @param string $content    The blocks inside, rendered.
 * @return string
 */
function signet_render_item( $attributes, $content ) {
	return '<li>' . trim( $content ) . '</li>';
}
