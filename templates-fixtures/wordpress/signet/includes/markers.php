<?php
/**
 * What the plugin knows of each marker. docs/markers.md is the contract; a test compares this table with it.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

/**
 * All markers.
 *
 * @return array<string, array{kind: string, title: string, now: bool, attributes: string[]}> By name. `title` is the
 *         pattern's in the inserter. `now`: starts at once, so that its scripts are worth preloading. `attributes`: what
 *         an editor may set, without `data-`.
 */
function signet_markers() {
	return array(
		'programme'      => array(
			'kind'       => 'island',
			'title'      => 'Programmation',
			'now'        => true,
			'attributes' => array( 'api', 'errors', 'before-event', 'newsletter', 'map-tiles', 'map-token', 'map-attribution', 'map-consent' ),
		),
		'authors'        => array(
			'kind'       => 'island',
			'title'      => 'Auteur·rice·s',
			'now'        => true,
			'attributes' => array( 'api', 'errors', 'letters' ),
		),
		'exhibitors'     => array(
			'kind'       => 'island',
			'title'      => 'Exposant·e·s',
			'now'        => true,
			'attributes' => array( 'api', 'errors', 'letters' ),
		),
		'webcast'        => array(
			'kind'       => 'island',
			'title'      => 'Webdiffusion',
			'now'        => false,
			'attributes' => array( 'api', 'query', 'player-stream', 'player-playlist', 'chat', 'thumbnail-stream', 'thumbnail-playlist', 'consent', 'cards' ),
		),
		'selection'      => array(
			'kind'       => 'island',
			'title'      => 'Ma sélection',
			'now'        => true,
			'attributes' => array( 'api' ),
		),
		'now'            => array(
			'kind'       => 'island',
			'title'      => 'En ce moment',
			'now'        => false,
			'attributes' => array( 'api', 'programme', 'board', 'room' ),
		),
		'mega-menu'      => array(
			'kind'       => 'behaviour',
			'title'      => 'Menu complet',
			'now'        => true,
			'attributes' => array(),
		),
		'search-form'    => array(
			'kind'       => 'behaviour',
			'title'      => 'Formulaire de recherche',
			'now'        => true,
			'attributes' => array(),
		),
		'search-overlay' => array(
			'kind'       => 'behaviour',
			'title'      => 'Recherche par-dessus la page',
			'now'        => false,
			'attributes' => array(),
		),
		'faq'            => array(
			'kind'       => 'behaviour',
			'title'      => 'Foire aux questions',
			'now'        => false,
			'attributes' => array(),
		),
		'share'          => array(
			'kind'       => 'behaviour',
			'title'      => 'Partage',
			'now'        => false,
			'attributes' => array( 'url', 'title' ),
		),
		'video-overlay'  => array(
			'kind'       => 'behaviour',
			'title'      => 'Vidéos',
			'now'        => false,
			'attributes' => array( 'player', 'consent' ),
		),
		'must-see'       => array(
			'kind'       => 'behaviour',
			'title'      => 'À ne pas manquer',
			'now'        => false,
			'attributes' => array(),
		),
		'books'          => array(
			'kind'       => 'behaviour',
			'title'      => 'Livres',
			'now'        => false,
			'attributes' => array(),
		),
		'card-rotation'  => array(
			'kind'       => 'behaviour',
			'title'      => 'Cartes qui changent',
			'now'        => false,
			'attributes' => array(),
		),
		'keep'           => array(
			'kind'       => 'behaviour',
			'title'      => 'Garder une activité',
			'now'        => false,
			'attributes' => array( 'activity', 'title' ),
		),
		'selection-link' => array(
			'kind'       => 'behaviour',
			'title'      => 'Lien vers Ma sélection',
			'now'        => false,
			'attributes' => array(),
		),
	);
}

/**
 * Address of the API's root, for markers that name none.
 *
 * @return string
 */
function signet_api() {
	/**
	 * Filters the address of the API: '/api' of the site's origin unless the theme knows better.
	 *
	 * @param string $api The address.
	 */
	return apply_filters( 'signet_api', '/api' );
}

/**
 * Address of the page that shows search results. It receives the text as `q`.
 *
 * @return string
 */
function signet_search_page() {
	/**
	 * Filters the address of the search results.
	 *
	 * @param string $address The address.
	 */
	return apply_filters( 'signet_search_page', '/activites' );
}
