<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** A page of core's Settings API: what all plugins of the suite print around their own settings. */
final class SettingsPage {

	/**
	 * On `admin_menu`: puts the page, with its title and its name in the menu, below another.
	 *
	 * @param string $parent As for add_submenu_page(): a slug, or `options-general.php`.
	 * @param string $page   The page's own slug, which is also what its sections are added to.
	 * @param string $group  What `register_setting()` was told.
	 * @param string $right  Who may see it. WordPress asks who may save it by `option_page_capability_…`.
	 */
	public static function add( string $parent, string $page, string $group, string $title, string $menu, string $right = 'manage_options' ): void {
		add_submenu_page( $parent, $title, $menu, $right, $page, static fn () => self::render( $title, $group, $page ) );
	}

	/**
	 * @param string $title As people read it.
	 * @param string $group What `register_setting()` was told.
	 * @param string $page  What `add_settings_section()` was told.
	 */
	public static function render( string $title, string $group, string $page ): void {
		?>
		<div class="wrap">
			<h1><?php echo esc_html( $title ); ?></h1>
			<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
				<?php
				if ( 'options-general.php' !== ( $GLOBALS['parent_file'] ?? '' ) ) { // There core has printed them above the page.
					settings_errors();
				}
				settings_fields( $group );
				do_settings_sections( $page );
				submit_button();
				?>
			</form>
		</div>
		<?php
	}

	/**
	 * For `plugin_action_links_…`: the way to a page in front of what the list of plugins offers, for who may go there.
	 *
	 * @param array<string> $links
	 * @param string        $path  Below `wp-admin/`.
	 * @return array<string>
	 */
	public static function link( array $links, string $path, string $text ): array {
		return current_user_can( 'manage_options' ) ? [ 'settings' => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( $path ) ), esc_html( $text ) ) ] + $links : $links;
	}

	/** A box for an option that is on or off. `$means`: what follows when it is ticked, and when not. */
	public static function checkbox( string $option, string $label, string $means ): void {
		printf(
			'<label><input type="checkbox" name="%1$s" value="1"%2$s aria-describedby="%1$s-means"> %3$s</label><p class="description" id="%1$s-means">%4$s</p>',
			esc_attr( $option ),
			checked( (bool) get_option( $option ), true, false ),
			esc_html( $label ),
			esc_html( $means )
		);
	}
}
