<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/** The switch between light and dark colors, which the theme brings. */
final class ColorScheme {

	private const SCRIPT = 'frontage-color-scheme';

	/** The file of a theme that has dark colors. */
	private const COLORS = 'assets/night.css';

	/**
	 * @param string $folder The block's folder in the build.
	 * @return string HTML; empty where the theme has no dark colors.
	 */
	public static function markup( string $folder ): string {
		if ( ! is_file( get_theme_file_path( self::COLORS ) ) ) {
			return '';
		}
		self::restore_in_head( $folder . '/page/classic/restore-scheme.js' );
		return sprintf(
			'<button type="button" %s aria-pressed="false" aria-label="%s"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75"><circle cx="12" cy="12" r="8"/><path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor"/></svg></button>',
			get_block_wrapper_attributes( [ 'class' => 'fr-color-scheme' ] ),
			esc_attr__( 'Dark mode', 'frontage-site' )
		);
	}

	/** A choice is known before the first paint: a file would block rendering, so the few lines stand in the head. */
	private static function restore_in_head( string $file ): void {
		if ( is_file( $file ) && wp_register_script( self::SCRIPT, false, [], '1', [ 'in_footer' => false ] ) ) {
			wp_add_inline_script( self::SCRIPT, trim( (string) LocalFile::read( $file ) ) );
		}
		wp_enqueue_script( self::SCRIPT );
	}
}
