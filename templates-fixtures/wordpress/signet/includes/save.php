<?php
/**
 * What authors and editors without `unfiltered_html` may save. WordPress removes the tags of a script, form or dialog and
 * leaves their text: 52,000 characters of JSON, buttons that do nothing. Here such elements are removed whole, before
 * WordPress filters; where the plugin can print the same, a shortcode stands in their place.
 *
 * Nothing is allowed that WordPress does not allow.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'content_save_pre', 'signet_before_filter', 9 );

/**
 * Runs only for those whom WordPress filters.
 *
 * @param string $content Slashed.
 * @return string Slashed.
 */
function signet_before_filter( $content ) {
	return has_filter( 'content_save_pre', 'wp_filter_post_kses' )
		? wp_slash( signet_without_broken_elements( wp_unslash( $content ) ) )
		: $content;
}

/**
 * Removes the elements that WordPress would take apart.
 *
 * @param string $content HTML.
 * @return string
 */
function signet_without_broken_elements( $content ) {
	$whole = static function ( $names, $attributes = '' ) {
		return '#<(' . $names . ')\b' . $attributes . '[^>]*>.*?</\1\s*>#is';
	};
	// In this order: a form may be in a dialog, and text that looks like a tag in a script.
	foreach ( array(
		$whole( 'script|style|template|noscript' ) => '',
		$whole( 'dialog', '(?=[^>]*data-behaviour="search-overlay")' ) => '[signet marker="search-overlay"]',
		$whole( 'dialog' ) => '',
		$whole( 'form', '(?=[^>]*data-behaviour="search-form")' ) => '[signet marker="search-form"]',
		$whole( 'form' ) => '',
		$whole( 'button', '(?=[^>]*\spopovertarget)' ) => '',
		// A tag of a card that sends a form elsewhere in the page: its words stay.
		'#<button\b(?=[^>]*\sform=)[^>]*>(.*?)</button\s*>#is' => '$1',
	) as $pattern => $instead ) {
		// Null when the text is too long to search: then WordPress filters it as always.
		$content = preg_replace( $pattern, $instead, $content ) ?? $content;
	}
	return $content;
}
