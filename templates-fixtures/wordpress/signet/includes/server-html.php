<?php
/**
 * What some markers need and no editor may save: buttons that open something, forms, dialogs, ids of videos. Printed on
 * the server, so that the page works without script.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

/**
 * Completes what an editor wrote inside a marker.
 *
 * @param string $name    Name of the marker.
 * @param string $content What the editor wrote; it may be empty.
 * @return string
 */
function signet_server_html( $name, $content ) {
	switch ( $name ) {
		case 'mega-menu':
			return signet_menu_html( $content );
		case 'search-form':
			return stripos( $content, '<form' ) === false ? signet_search_form() . $content : $content;
		case 'search-overlay':
			return stripos( $content, '<dialog' ) === false ? signet_search_dialog( $content ) : $content;
		case 'share':
			return stripos( $content, '<details' ) === false ? signet_share_html( $content ) : $content;
		case 'video-overlay':
			return signet_video_ids( $content );
		case 'must-see':
		case 'books':
		case 'card-rotation':
			return signet_list_of_items( $content );
		default:
			return $content;
	}
}

/**
 * A number that no other element of the page has.
 *
 * @return int
 */
function signet_number() {
	static $number = 0;
	return ++$number;
}

/**
 * A menu: a button, and a `nav` that the browser opens as a popover.
 *
 * @param string $content Headings and lists of links, or a `nav`.
 * @return string
 */
function signet_menu_html( $content ) {
	if ( stripos( $content, '<nav' ) !== false && stripos( $content, '<button' ) !== false ) {
		return $content;
	}
	$id      = 'signet-menu-' . signet_number() . '-nav';
	$content = preg_replace( '#</?nav\b[^>]*>#i', '', $content );
	return '<button type="button" class="signet-button" popovertarget="' . $id . '">Menu</button>' .
		'<nav id="' . $id . '" popover aria-label="Menu complet">' . $content . '</nav>';
}

/**
 * HTML that the theme's macros print, too: html/NAME.html, written from them by a test.
 *
 * @param string   $name   Name of the file.
 * @param string[] $values Escaped HTML in place of `%KEY%`.
 * @return string
 */
function signet_macro_html( $name, $values ) {
	$places = array();
	foreach ( $values as $key => $value ) {
		$places[ "%$key%" ] = $value;
	}
	return strtr( trim( file_get_contents( plugin_dir_path( SIGNET_FILE ) . "html/$name.html" ) ), $places );
}

/**
 * A search form.
 *
 * @return string
 */
function signet_search_form() {
	return signet_macro_html( 'search-form', array( 'action' => esc_url( signet_search_page() ) ) );
}

/**
 * The search as a dialog that is a popover without script, and the button that opens it.
 *
 * @param string $content Shown below the field: links to other pages, for example.
 * @return string
 */
function signet_search_dialog( $content ) {
	$id     = 'signet-search-' . signet_number();
	$dialog = signet_macro_html(
		'search-overlay',
		array(
			'id'     => $id,
			'action' => esc_url( signet_search_page() ),
			'more'   => '' === $content ? '' : '<div class="signet-search-overlay-more"><div>' . $content . '</div></div>',
		)
	);
	return '<button type="button" class="signet-button" popovertarget="' . $id . '">Rechercher</button>' . $dialog;
}

/**
 * A share block: `details` opens without script.
 *
 * @param string $content Inside the block.
 * @return string
 */
function signet_share_html( $content ) {
	if ( '' === trim( $content ) ) {
		$content = '<p>Copiez l’adresse de cette page.</p>';
	}
	return '<details><summary class="signet-button signet-icon signet-icon-share"><span>Partager</span></summary>' . $content . '</details>';
}

/**
 * Writes the id of a video of YouTube on its link, unless an editor did: a link is all that editors write.
 *
 * @param string $content Links to videos.
 * @return string
 */
function signet_video_ids( $content ) {
	$link = '#<a\b(?![^>]*\bdata-video-id=)([^>]*\bhref="https://(?:(?:www\.|m\.)?youtube\.com/watch\?(?:[^"]*&(?:amp;|\#038;)?)?v=|youtu\.be/)([\w-]{11})\b[^>]*)>#i';
	return preg_replace( $link, '<a data-video-id="$2"$1>', $content );
}

/**
 * Puts a list around the items of the block `signet/item`, with what the editor wrote before and after them.
 *
 * @param string $content The blocks inside, or a list.
 * @return string
 */
function signet_list_of_items( $content ) {
	if ( preg_match( '#<[uo]l\b#i', strstr( $content, '<li', true ) ?: '' ) ) {
		return $content;
	}
	$begin = stripos( $content, '<li' );
	$end   = strripos( $content, '</li>' );
	if ( false === $begin || false === $end ) {
		return $content;
	}
	$end += strlen( '</li>' );
	return substr( $content, 0, $begin ) . '<ul>' . substr( $content, $begin, $end - $begin ) . '</ul>' . substr( $content, $end );
}
