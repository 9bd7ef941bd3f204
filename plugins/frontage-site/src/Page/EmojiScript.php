<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** Removes core's emoji detection script, if the owner turned that on. */
final class EmojiScript {

	/** On `wp_enqueue_scripts`, before core enqueues the style. */
	public static function disable(): void {
		if ( ActiveBehaviors::is_on( 'frontage/emoji' ) ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
			remove_action( 'wp_print_styles', 'print_emoji_styles' );
		}
	}
}
