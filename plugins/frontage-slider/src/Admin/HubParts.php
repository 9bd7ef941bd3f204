<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Admin;

use Frontage\Kit\Admin\SettingsHub;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's rows in Settings → Frontage, and its links in the list of plugins.
 *
 * @phpstan-import-type Part from SettingsHub
 */
final class HubParts {

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add( array $parts ): array {
		if ( current_user_can( 'edit_pages' ) ) {
			$parts[] = [
				'group'  => 'content',
				'order'  => 30,
				'icon'   => 'slides',
				'name'   => __( 'Sliders', 'frontage-slider' ),
				'state'  => self::state(),
				'url'    => self::url(),
				'action' => __( 'Open', 'frontage-slider' ),
			];
		}
		return $parts;
	}

	/** On `admin_menu`: the screen with the only setting became a card of Settings → Frontage. */
	public static function add_redirects(): void {
		SettingsHub::add_redirect( 'frontage-slider-settings', 'options-general.php?page=' . SettingsHub::PAGE . '#data' );
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With links to our screens first.
	 */
	public static function links( array $links ): array {
		$link = static fn ( string $url, string $text ): string => sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
		return array_filter(
			[
				'sliders'  => current_user_can( 'edit_pages' ) ? $link( self::url(), __( 'Sliders', 'frontage-slider' ) ) : '',
				'settings' => current_user_can( 'manage_options' ) ? $link( SettingsHub::url(), __( 'Settings', 'frontage-slider' ) ) : '',
			]
		) + $links;
	}

	private static function url(): string {
		return admin_url( 'edit.php?post_type=' . SliderRepository::POST_TYPE );
	}

	private static function state(): string {
		$count  = wp_count_posts( SliderRepository::POST_TYPE );
		$public = (int) ( $count->publish ?? 0 );
		$drafts = (int) ( $count->draft ?? 0 );
		return ! $public && ! $drafts ? __( 'No sliders yet', 'frontage-slider' ) : implode(
			', ',
			array_filter(
				[
					/* translators: %s: number of sliders. */
					sprintf( __( '%s published', 'frontage-slider' ), number_format_i18n( $public ) ),
					/* translators: %s: number of sliders. */
					$drafts ? sprintf( _n( '%s draft', '%s drafts', $drafts, 'frontage-slider' ), number_format_i18n( $drafts ) ) : '',
				]
			)
		);
	}
}
