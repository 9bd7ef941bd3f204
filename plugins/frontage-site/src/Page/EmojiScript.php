<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** Pages without core's script that looks whether a device can draw emoji, where the owner said so. */
final class EmojiScript {

	/** On `wp_enqueue_scripts`, before core brings the style. */
	public static function leave_to_device(): void {
		if ( ActiveBehaviors::is_on( 'frontage/emoji' ) ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
			remove_action( 'wp_print_styles', 'print_emoji_styles' );
		}
	}
}
