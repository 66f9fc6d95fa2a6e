<?php
/**
 * Plugin Name: Signet
 * Description: Brings the pages of a book fair to life: blocks, patterns and a shortcode for each marker, and the script that enhances them.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 *
 * Copy this folder into wp-content/plugins, and the built `dist/` into it. ../README.md explains every setting.
 *
 * @package Signet
 */

defined( 'ABSPATH' ) || exit;

define( 'SIGNET_FILE', __FILE__ );

require __DIR__ . '/includes/markers.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/server-html.php';
require __DIR__ . '/includes/assets.php';
require __DIR__ . '/includes/editor.php';
require __DIR__ . '/includes/save.php';
