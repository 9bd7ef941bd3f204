<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The card after activation: one for all plugins of the suite, on the screens that an owner sees then. It lists each
 * plugin's next step with one button, until the step is done or the card is dismissed. It never redirects. Settings →
 * Frontage and the dashboard card list the same steps with their progress.
 *
 * @phpstan-type Step array{ plugin: string, name: string, text: string, url: string, button: string, done?: bool }
 */
final class OnboardingCard {

	/** User meta: the plugins whose steps this user dismissed. A plugin activated later shows its step again. */
	public const PUT_AWAY = 'frontage_first_minute';

	private const ACTION = 'frontage_first_minute';

	/** The screens that users see after activating a plugin or a theme. The dashboard has a card of its own. */
	private const SCREENS = [ 'plugins', 'themes' ];

	/** On `admin_notices`; prints the card once, however many plugins hook it. */
	public static function show(): void {
		$screen = get_current_screen();
		$steps  = $screen && in_array( $screen->id, self::SCREENS, true ) ? self::first_steps() : [];
		if ( ! $steps ) {
			return;
		}
		$rows = '';
		foreach ( $steps as $at => $step ) {
			$rows .= sprintf(
				'<li><span><strong>%s</strong> %s</span> <a class="button%s" href="%s">%s</a></li>',
				esc_html( $step['name'] ),
				esc_html( $step['text'] ),
				0 === $at ? ' button-primary' : '',
				esc_url( $step['url'] ),
				esc_html( $step['button'] )
			);
		}
		// Printed separately, since a notice may contain no style element.
		printf( '<style>%s</style>', '#frontage-first-minute h2{margin:.75em 0 0}#frontage-first-minute ul{margin:.25em 0}#frontage-first-minute li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:0;padding:10px 0;border-block-end:1px solid #f0f0f1}#frontage-first-minute span{flex:1 1 20em}#frontage-first-minute strong{display:block}' );
		wp_admin_notice(
			sprintf(
				'<h2>%s</h2><ul>%s</ul><p><a href="%s">%s</a></p>',
				esc_html( 'Frontage – ' . self::core_text( 'Next steps' ) ),
				$rows,
				esc_url( self::dismiss_url() ),
				esc_html( self::core_text( 'Dismiss' ) )
			),
			[
				'type'           => 'info',
				'id'             => 'frontage-first-minute',
				'paragraph_wrap' => false,
			]
		);
	}

	/** URL that dismisses the open steps, with its nonce. */
	public static function dismiss_url(): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
	}

	/** On `admin_post_…`: dismisses the card and redirects back. */
	public static function dismiss(): void {
		check_admin_referer( self::ACTION );
		update_user_meta( get_current_user_id(), self::PUT_AWAY, [ ...self::dismissed_steps(), ...array_column( self::all_steps(), 'plugin' ) ] );
		$referer = wp_get_referer();
		wp_safe_redirect( $referer ? $referer : admin_url() );
		exit;
	}

	/**
	 * Prints a step as an item of a list.
	 *
	 * @param Step $step
	 */
	public static function print_step( array $step, bool $is_first ): void {
		printf( '<li><div><strong>%s</strong><span>%s</span></div><a class="button%s" href="%s">%s</a></li>', esc_html( $step['name'] ), esc_html( $step['text'] ), $is_first ? ' button-primary' : '', esc_url( $step['url'] ), esc_html( $step['button'] ) );
	}

	/**
	 * As `is_block_used()`, for a step. The answer yes is kept for a week: the question reads all posts, on four screens.
	 *
	 * @param list<string> $marks
	 * @param string       $besides A post type to skip.
	 */
	public static function was_block_used( array $marks, string $besides = '' ): bool {
		$name = 'frontage_used_' . md5( implode( ' ', $marks ) );
		$used = (bool) get_transient( $name );
		if ( ! $used && self::is_block_used( $marks, $besides ) ) {
			$used = true;
			set_transient( $name, 1, WEEK_IN_SECONDS );
		}
		return $used;
	}

	/**
	 * Whether any post contains one of these strings, such as the start of a block.
	 *
	 * @param list<string> $marks
	 * @param string       $besides A post type to skip.
	 */
	public static function is_block_used( array $marks, string $besides = '' ): bool {
		global $wpdb;
		$like = array_map( static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', $marks );
		// No query of WordPress's own looks through all types of posts for a text.
		return null !== Database::value(
			Database::prepared(
				"SELECT 1 FROM %i WHERE post_status IN ('publish', 'future', 'draft', 'pending', 'private') AND post_type NOT IN ('revision', %s) AND (" . implode( ' OR ', array_fill( 0, count( $like ), 'post_content LIKE %s' ) ) . ') LIMIT 1',
				[ $wpdb->posts, $besides, ...$like ]
			)
		);
	}

	/** @return list<Step> The open steps that this user has not dismissed. */
	public static function steps(): array {
		return self::open_steps( self::all_steps() );
	}

	/**
	 * @param list<Step> $steps
	 * @return list<Step>
	 */
	public static function open_steps( array $steps ): array {
		return array_values( array_filter( $steps, static fn ( array $step ): bool => empty( $step['done'] ) ) );
	}

	/** @return list<Step> All steps that this user has not dismissed, done or not, in the order of an owner's first days. */
	public static function all_steps(): array {
		/**
		 * Filters the steps that are shown after activation, in Settings → Frontage and on the dashboard. Each plugin adds its
		 * own that the user may do. A step that is done stays in the list and counts for the progress.
		 *
		 * @since 0.1.0
		 * @param list<array{ plugin: string, name: string, text: string, url: string, button: string, done?: bool }> $steps `plugin` is an identifier, by which steps are dismissed. Without `done` a step is open.
		 */
		$steps = apply_filters( 'frontage_first_minute', [] );
		/** @var list<Step> $steps From code only, never from user input. */
		$steps = is_array( $steps ) ? array_values( $steps ) : [];
		$seen  = self::dismissed_steps();
		return array_values( array_filter( $steps, static fn ( array $step ): bool => ! in_array( $step['plugin'], $seen, true ) ) );
	}

	/**
	 * Progress in words, such as "3 of 6 done".
	 *
	 * @param list<Step> $steps All steps.
	 */
	public static function progress_text( array $steps ): string {
		/* translators: 1: number of steps that are done, 2: number of all steps. */
		return sprintf( __( '%1$s of %2$s done', 'frontage-kit' ), number_format_i18n( count( $steps ) - count( self::open_steps( $steps ) ) ), number_format_i18n( count( $steps ) ) );
	}

	/** @return list<Step> The first open step of each plugin. */
	private static function first_steps(): array {
		$first = [];
		foreach ( self::steps() as $step ) {
			$first[ $step['plugin'] ] ??= $step;
		}
		return array_values( $first );
	}

	/** @return list<string> */
	private static function dismissed_steps(): array {
		$dismissed = get_user_meta( get_current_user_id(), self::PUT_AWAY, true );
		return array_values( array_filter( is_array( $dismissed ) ? $dismissed : [], 'is_string' ) );
	}

	/** A string from WordPress's own translations, in the user's language. */
	private static function core_text( string $text ): string {
		return translate( $text ); // phpcs:ignore WordPress.WP.I18n -- Core's own, so it stands in no list of ours.
	}
}
