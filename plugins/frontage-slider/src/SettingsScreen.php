<?php

namespace Frontage\Slider;

/** Sliders → Settings: the one thing an owner decides for all sliders. Core's Settings API does the rest. */
final class SettingsScreen {

	private const PAGE = 'frontage-slider-settings';

	/** On `admin_menu`. */
	public static function add(): void {
		add_submenu_page( 'edit.php?post_type=' . Plugin::POST_TYPE, __( 'Slider settings', 'frontage-slider' ), __( 'Settings', 'frontage-slider' ), 'manage_options', self::PAGE, [ self::class, 'render' ] );
	}

	public static function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Slider settings', 'frontage-slider' ); ?></h1>
			<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
				<?php
				settings_errors();
				settings_fields( Settings::GROUP );
				do_settings_sections( self::PAGE );
				submit_button();
				?>
			</form>
		</div>
		<?php
	}

	/** On `admin_init`; the option itself is registered by `Settings`. */
	public static function register(): void {
		add_settings_section( 'data', __( 'Data', 'frontage-slider' ), '__return_null', self::PAGE );
		add_settings_field( Settings::REMOVE_DATA, __( 'When the plugin is deleted', 'frontage-slider' ), [ self::class, 'render_remove_data' ], self::PAGE, 'data' );
	}

	public static function render_remove_data(): void {
		printf(
			'<label><input type="checkbox" name="%1$s" value="1"%2$s aria-describedby="%1$s-means"> %3$s</label><p class="description" id="%1$s-means">%4$s</p>',
			esc_attr( Settings::REMOVE_DATA ),
			checked( (bool) get_option( Settings::REMOVE_DATA ), true, false ),
			esc_html__( 'Remove all sliders under Sliders too', 'frontage-slider' ),
			esc_html__( 'Unticked, they stay in the database and are there again when the plugin is. Sliders that stand in pages stay with their pages, and pictures in the media library, in any case. Switching the plugin off removes nothing.', 'frontage-slider' )
		);
	}
}
