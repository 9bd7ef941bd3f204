<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\SettingsForm\SaveBar;
use Frontage\Kit\SettingsForm\ScreenHeader;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage: all parts of the suite with their state and one link each, email, next steps and system status.
 * There is one such screen, however many plugins of the suite are active. Screens below it stand in no menu.
 *
 * @phpstan-type Part array{ group: string, order: int, icon: string, name: string, state: string, url: string, action: string, alert?: string, count?: \Closure(): string }
 */
final class SettingsHub {

	public const PAGE = 'frontage';

	/** Who may see it: administrators, and editors with the parts that they may use. */
	private const CAPABILITY = 'edit_others_pages';

	/** Group of parts that share one row, since each is a way to move in from another plugin. */
	public const MOVE = 'move';

	/** @var array<string, string> Screens below the hub: slug => the screen's address below wp-admin. */
	private static array $screens = [];

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	public static function is_allowed(): bool {
		return current_user_can( self::CAPABILITY );
	}

	/** On `admin_menu`, after all plugins. */
	public static function add(): void {
		$hook = add_options_page( 'Frontage', 'Frontage', self::CAPABILITY, self::PAGE, [ self::class, 'render' ] );
		add_action( "admin_head-$hook", [ self::class, 'print_style' ] );
		add_action( 'admin_head', [ self::class, 'remove_menu_items' ] );
		add_filter( 'submenu_file', [ self::class, 'highlight_menu_item' ] );
		add_action( 'admin_page_access_denied', [ self::class, 'redirect_old_address' ] );
	}

	/** Takes a screen out of the menu: it is opened from the hub. Its parent has to be `options-general.php`. */
	public static function add_hidden_screen( string $slug ): void {
		self::$screens[ $slug ] = "options-general.php?page=$slug";
	}

	/**
	 * Adds a screen that is opened from the hub, for administrators.
	 *
	 * @param callable(): void $render
	 * @param callable(): void $enqueue Runs before the screen prints scripts.
	 */
	public static function add_screen( string $slug, string $title, callable $render, callable $enqueue ): void {
		$hook = add_options_page( $title, $title, 'manage_options', $slug, $render );
		self::add_hidden_screen( $slug );
		if ( $hook ) {
			add_action( "admin_head-$hook", [ ScreenHeader::class, 'print_style' ] );
			add_action( "admin_print_scripts-$hook", $enqueue, 0 );
		}
	}

	/** The address of a screen that was removed or has another parent now leads there. `$to`: below wp-admin. */
	public static function add_redirect( string $slug, string $to ): void {
		self::$screens[ $slug ] = $to;
	}

	/** On `admin_head`, when WordPress has checked who may open the screen and has not printed the menu yet. */
	public static function remove_menu_items(): void {
		foreach ( array_keys( self::$screens ) as $slug ) {
			remove_submenu_page( 'options-general.php', $slug );
		}
	}

	/** On `submenu_file`: marks Frontage in the menu while one of its screens is open. */
	public static function highlight_menu_item( mixed $file ): mixed {
		$page = $GLOBALS['plugin_page'] ?? '';
		return is_string( $page ) && isset( self::$screens[ $page ] ) && 'options-general.php' === ( $GLOBALS['parent_file'] ?? '' ) ? self::PAGE : $file;
	}

	/** On `admin_page_access_denied`: WordPress finds no screen at an address from before. */
	public static function redirect_old_address(): void {
		$page = AdminRequest::query_arg( 'page' );
		$to   = self::$screens[ $page ] ?? '';
		if ( '' === $to || AdminRequest::script() . "?page=$page" === $to ) {
			return;
		}
		parse_str( (string) wp_parse_url( add_query_arg( [] ), PHP_URL_QUERY ), $query );
		[ $address, $place ] = [ ...explode( '#', $to, 2 ), '' ];
		wp_safe_redirect( add_query_arg( array_map( 'rawurlencode', array_filter( array_diff_key( $query, [ 'page' => 1, 'post_type' => 1 ] ), 'is_string' ) ), admin_url( $address ) ) . ( '' === $place ? '' : "#$place" ) );
		exit;
	}

	/** @return list<Part> The ways to move in that this user may open. */
	public static function move_parts(): array {
		return self::parts()[ self::MOVE ] ?? [];
	}

	/** On `admin_head-…`. */
	public static function print_style(): void {
		SaveBar::print_style(); // For the switches of a card.
		ScreenHeader::print_style();
		EscapedMarkup::print_style( __DIR__ . '/settings-hub.css' );
	}

	private static function print_site_link(): void {
		printf( '<a class="button" href="%s">%s</a>', esc_url( home_url( '/' ) ), esc_html__( 'View site', 'frontage-kit' ) );
	}

	public static function render(): void {
		?>
		<div class="wrap frontage-hub">
			<?php ScreenHeader::print( 'Frontage', __( 'Forms, sliders, blocks, and accounts in one place.', 'frontage-kit' ), self::print_site_link( ... ) ); ?>
			<div class="frontage-hub__columns">
				<div><?php self::print_steps(); self::print_parts(); ?></div>
				<aside>
					<?php
					/**
					 * Prints cards beside the parts of Settings → Frontage. Each is a `section` with the class `frontage-hub__card`.
					 *
					 * @since 0.1.0
					 */
					do_action( 'frontage_hub_cards' );
					?>
				</aside>
			</div>
			<?php
			if ( current_user_can( 'manage_options' ) ) {
				if ( current_user_can( 'view_site_health_checks' ) ) { // On a network, facts about the server are for its administrators.
					SystemStatus::print_card();
				}
				RemoveDataSetting::print_card();
			}
			?>
		</div>
		<?php
	}

	/** The open steps with their progress, and the ones that are done folded below. The card leaves when all are done. */
	private static function print_steps(): void {
		$all   = OnboardingCard::all_steps();
		$steps = OnboardingCard::open_steps( $all );
		if ( ! $steps ) {
			return;
		}
		$done = array_values( array_filter( $all, static fn ( array $step ): bool => ! empty( $step['done'] ) ) );
		printf(
			'<section class="frontage-hub__card" aria-labelledby="frontage-hub-steps"><div class="frontage-hub__head"><div><h2 id="frontage-hub-steps">%1$s</h2><p>%2$s</p></div><a href="%3$s">%4$s</a></div><progress class="frontage-hub__progress" max="%5$d" value="%6$d" aria-labelledby="frontage-hub-steps">%2$s</progress><ul class="frontage-hub__steps">',
			esc_html__( 'Next steps', 'frontage-kit' ),
			esc_html( OnboardingCard::progress_text( $all ) ),
			esc_url( OnboardingCard::dismiss_url() ),
			esc_html__( 'Hide', 'frontage-kit' ),
			count( $all ),
			count( $done )
		);
		foreach ( $steps as $at => $step ) {
			OnboardingCard::print_step( $step, 0 === $at );
		}
		echo '</ul>';
		if ( $done ) {
			/* translators: %s: number of steps. */
			$summary = sprintf( _n( '%s completed step', '%s completed steps', count( $done ), 'frontage-kit' ), number_format_i18n( count( $done ) ) );
			printf( '<details class="frontage-hub__done"><summary>%s</summary><ul><li>%s</li></ul></details>', esc_html( $summary ), implode( '</li><li>', array_map( 'esc_html', array_column( $done, 'name' ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Each name is escaped.
		}
		echo '</section>';
	}

	private static function print_parts(): void {
		$parts = self::listed_parts();
		$names = [
			'content' => __( 'Content', 'frontage-kit' ),
			'site'    => __( 'Site', 'frontage-kit' ),
			'tools'   => __( 'Tools', 'frontage-kit' ),
		];
		printf( '<section class="frontage-hub__card" aria-labelledby="frontage-hub-parts"><div class="frontage-hub__head"><div><h2 id="frontage-hub-parts">%s</h2><p>%s</p></div></div>', esc_html__( 'Features', 'frontage-kit' ), esc_html__( 'Everything Frontage adds, and its status.', 'frontage-kit' ) );
		foreach ( array_intersect_key( $names, $parts ) as $group => $name ) {
			printf( '<h3>%s</h3><ul class="frontage-hub__parts">', esc_html( $name ) );
			foreach ( $parts[ $group ] as $part ) {
				printf(
					'<li><a href="%1$s"><span class="dashicons dashicons-%2$s" aria-hidden="true"></span><span class="frontage-hub__part"><strong>%3$s</strong><span>%4$s</span></span>%5$s<span class="frontage-hub__go">%6$s <span aria-hidden="true">›</span></span></a></li>',
					esc_url( $part['url'] ),
					esc_attr( $part['icon'] ),
					esc_html( $part['name'] ),
					esc_html( $part['state'] ),
					empty( $part['alert'] ) ? '' : '<span class="frontage-hub__pill is-warning">' . esc_html( $part['alert'] ) . '</span>',
					esc_html( $part['action'] )
				);
			}
			echo '</ul>';
		}
		echo '</section>';
	}

	/** @return array<string, list<Part>> The parts as the screen lists them, by group: all ways to move in are one part. */
	public static function listed_parts(): array {
		$parts = self::parts();
		if ( ! empty( $parts[ self::MOVE ] ) ) {
			$parts['tools'][] = [
				'icon'   => 'migrate',
				'name'   => __( 'Move from…', 'frontage-kit' ),
				'state'  => wp_sprintf_l( '%l', array_column( $parts[ self::MOVE ], 'name' ) ),
				'url'    => $parts[ self::MOVE ][0]['url'],
				'action' => __( 'Open', 'frontage-kit' ),
			] + $parts[ self::MOVE ][0];
		}
		$groups = [
			'content' => [],
			'site'    => [],
			'tools'   => [],
		];
		return array_filter( array_intersect_key( $parts + $groups, $groups ) );
	}

	/** @return array<string, list<Part>> The parts that this user may use, by group, in their order. */
	private static function parts(): array {
		/**
		 * Filters the parts that Settings → Frontage lists. Each plugin adds its own, where the user may open it.
		 *
		 * @since 0.1.0
		 * @param list<array{ group: string, order: int, icon: string, name: string, state: string, url: string, action: string, alert?: string, count?: \Closure(): string }> $parts `group` is `content`, `site`, `tools` or `move`, `icon` a dashicon without its prefix, `state` a few words, `alert` something that is to be done. `count` returns what was found, in a few words; only screens of the group `move` call it.
		 */
		$parts = apply_filters( 'frontage_hub_parts', [] );
		/** @var list<Part> $parts From code only, never from user input. */
		$parts = is_array( $parts ) ? array_values( $parts ) : [];
		usort( $parts, static fn ( array $one, array $other ): int => $one['order'] <=> $other['order'] );
		$groups = [];
		foreach ( $parts as $part ) {
			$groups[ $part['group'] ][] = $part;
		}
		return $groups;
	}
}
