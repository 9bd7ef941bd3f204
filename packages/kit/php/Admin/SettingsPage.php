<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\SettingsForm\SaveBar;
use Frontage\Kit\SettingsForm\ScreenHeader;

defined( 'ABSPATH' ) || exit;

/** A page of core's Settings API: the markup that all plugins of the suite print around their settings. */
final class SettingsPage {

	/** Screens with more sections get links to them. */
	private const FEW_SECTIONS = 3;

	/**
	 * On `admin_menu`: adds the page below a parent menu. Below `options-general.php` it is opened from Settings → Frontage.
	 *
	 * @param string $parent As for add_submenu_page(): a slug, or `options-general.php`.
	 * @param string $page   The page's own slug, which its sections are added to as well.
	 * @param string $group  The option group of `register_setting()`.
	 * @param string $right  Capability to view it. WordPress checks the capability to save it through `option_page_capability_…`.
	 * @param string $line   One sentence below the title; '' for none.
	 * @param ?callable(): void $aside Prints cards beside the form.
	 */
	public static function add( string $parent, string $page, string $group, string $title, string $menu, string $right = 'manage_options', string $line = '', ?callable $aside = null ): void {
		$hook = add_submenu_page( $parent, $title, $menu, $right, $page, static fn () => self::render( $title, $group, $page, $line, $aside ) );
		add_action( "admin_head-$hook", [ SaveBar::class, 'print_style' ] );
		add_action( "admin_head-$hook", [ ScreenHeader::class, 'print_style' ] );
		add_action( "admin_head-$hook", [ self::class, 'print_style' ] );
		if ( 'options-general.php' === $parent ) {
			SettingsHub::add_hidden_screen( $page );
		}
	}

	/** On `admin_head-…`: the cards. */
	public static function print_style(): void {
		EscapedMarkup::print_style( __DIR__ . '/settings-cards.css' );
	}

	/**
	 * @param string $title The page's heading.
	 * @param string $group The option group of `register_setting()`.
	 * @param string $page  The page of `add_settings_section()`.
	 * @param string $line  One sentence below the title; '' for none.
	 * @param ?callable(): void $aside Prints cards beside the form.
	 */
	public static function render( string $title, string $group, string $page, string $line = '', ?callable $aside = null ): void {
		$cards = self::put_sections_in_cards( $page );
		?>
		<div class="wrap frontage-settings">
			<?php ScreenHeader::print( $title, $line, tabs: count( $cards ) > self::FEW_SECTIONS ? $cards : [], label: __( 'On this screen', 'frontage-kit' ) ); ?>
			<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
				<?php
				if ( 'options-general.php' !== ( $GLOBALS['parent_file'] ?? '' ) ) { // On that parent core has printed them above the page.
					settings_errors();
				}
				settings_fields( $group );
				do_settings_sections( $page );
				SaveBar::print();
				?>
			</form>
			<?php
			if ( $aside ) {
				echo '<aside>';
				$aside();
				echo '</aside>';
			}
			?>
		</div>
		<?php
	}

	/** The start tag of a card; its end is `</section>`. `$id`: an anchor. */
	public static function card( string $id ): string {
		return sprintf( '<section class="frontage-settings__card" id="%s">', esc_attr( $id ) );
	}

	/**
	 * A section that has markup of its own around it keeps that.
	 *
	 * @return list<array{ url: string, text: string }> Links to the cards.
	 */
	private static function put_sections_in_cards( string $page ): array {
		global $wp_settings_sections;
		/** @var array<string, array<string, mixed>> $sections WordPress's own. */
		$sections = $wp_settings_sections[ $page ] ?? [];
		$cards    = [];
		foreach ( $sections as $id => $section ) {
			if ( empty( $section['before_section'] ) ) {
				$wp_settings_sections[ $page ][ $id ] = [
					'before_section' => self::card( "card-$id" ),
					'after_section'  => '</section>',
				] + $section;

				$cards[] = [
					'url'  => "#card-$id",
					'text' => is_string( $section['title'] ) ? $section['title'] : '',
				];
			}
		}
		return $cards;
	}

	/**
	 * For `plugin_action_links_…`: puts a link to the settings page first, for users who may open it.
	 *
	 * @param array<string> $links
	 * @param string        $path  Below `wp-admin/`.
	 * @return array<string>
	 */
	public static function link( array $links, string $path, string $text ): array {
		return current_user_can( 'manage_options' ) ? [ 'settings' => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( $path ) ), esc_html( $text ) ) ] + $links : $links;
	}

	/** Prints a switch for a boolean option. `$means`: description of both states. */
	public static function checkbox( string $option, string $label, string $means ): void {
		printf(
			'<label><input type="checkbox" class="frontage-switch" name="%1$s" value="1"%2$s aria-describedby="%1$s-means"> %3$s</label><p class="description" id="%1$s-means">%4$s</p>',
			esc_attr( $option ),
			checked( (bool) get_option( $option ), true, false ),
			esc_html( $label ),
			esc_html( $means )
		);
	}
}
