<?php

namespace Frontage\Slider\Import\Screens;

defined( 'ABSPATH' ) || exit;

/** Sentences for the findings of an import, by the code of a finding (packages/slider-import, Finding). */
final class FindingLabels {

	/**
	 * @param array<string, mixed> $finding
	 * @return array{ string, string } Description; what to do about it, or ''.
	 */
	public static function label( array $finding ): array {
		$what = self::text( $finding, 'what' );
		$as   = self::text( $finding, 'as' );
		return match ( self::text( $finding, 'code' ) ) {
			/* translators: 1: name of a transition or an easing of the original, 2: what is shown instead */
			'approximated'      => [ sprintf( __( 'The animation “%1$s” was replaced with “%2$s”.', 'frontage-slider' ), $what, self::replacement_label( $as ) ), __( 'Preview the slide and choose another animation if needed.', 'frontage-slider' ) ],
			/* translators: 1: arrows, bullets, thumbnails or tabs, 2: name of a style of the original */
			'unknown-style'     => [ sprintf( __( 'The %1$s use our default style instead of “%2$s”.', 'frontage-slider' ), self::part_label( $as ), $what ), __( 'Check that their shape and position fit your page.', 'frontage-slider' ) ],
			/* translators: 1: arrows, bullets, thumbnails or tabs, 2: name of a style of the original */
			'style-in-part'     => [ sprintf( __( 'The %1$s kept the size, corners, and colors of the style “%2$s”. Borders, animations, and icons were not imported.', 'frontage-slider' ), self::part_label( $as ), $what ), __( 'Check that they fit your page.', 'frontage-slider' ) ],
			/* translators: %s: name of an action of the original */
			'unknown-action'    => [ sprintf( __( 'The action “%s” is not supported.', 'frontage-slider' ), $what ), __( 'Choose another action for this layer, or remove it.', 'frontage-slider' ) ],
			/* translators: %s: name of a layer */
			'missing-target'    => [ sprintf( __( 'An action targets “%s”, which is not in this slider.', 'frontage-slider' ), $what ), __( 'Choose another target, or remove the action.', 'frontage-slider' ) ],
			/* translators: %s: name of an add-on */
			'addon'             => [ sprintf( __( 'The slider used the add-on “%s”, which is not supported.', 'frontage-slider' ), self::addon( $what ) ), __( 'The effects of the add-on are missing. Everything else was imported.', 'frontage-slider' ) ],
			'script-left'       => [ __( 'Custom JavaScript was not imported.', 'frontage-slider' ), __( 'Review the code below. Most scripts track clicks or do what a built-in action can do.', 'frontage-slider' ) ],
			'css-left'          => [ __( 'Custom CSS was not applied because it would affect other parts of your site.', 'frontage-slider' ), __( 'If something looks different, copy what you need from below to Appearance → Editor → Styles → Additional CSS.', 'frontage-slider' ) ],
			'html-left'         => [ __( 'HTML that is not allowed in pages was removed from a text.', 'frontage-slider' ), __( 'Review the text. Use WordPress blocks for forms and embeds.', 'frontage-slider' ) ],
			'svg-left'          => [ __( 'An SVG file was not imported because it contains scripts.', 'frontage-slider' ), __( 'Export it again from your design app without scripts.', 'frontage-slider' ) ],
			/* translators: 1: name of a font, 2: its weights */
			'font'              => [ '' === $as ? sprintf( __( 'The font “%s” was loaded from another site.', 'frontage-slider' ), $what ) : sprintf( __( 'The font “%1$s” (%2$s) was loaded from another site.', 'frontage-slider' ), $what, str_replace( ',', ', ', $as ) ), __( 'Your theme’s font is used until you install this font under Appearance → Fonts.', 'frontage-slider' ) ],
			/* translators: %s: name of an icon, such as fa-rocket */
			'icon-left'         => [ sprintf( __( 'The icon “%s” was left out because its icon font is not available here.', 'frontage-slider' ), $what ), __( 'Add an SVG layer or an image instead.', 'frontage-slider' ) ],
			/* translators: %s: host of another site */
			'styles-left'       => [ '' === $what ? __( 'Stylesheets of the original page were not read, so layers may lack colors and spacing of its theme.', 'frontage-slider' ) : sprintf( __( 'Stylesheets on %s were not read, so layers may lack colors and spacing of the original theme.', 'frontage-slider' ), $what ), __( 'Compare buttons and texts with the original page. For a saved page, upload it again and allow the download of stylesheets.', 'frontage-slider' ) ],
			'stray-html'        => [ __( 'HTML between the layers was converted to a text layer at the top of the slide.', 'frontage-slider' ), __( 'Check its position and size.', 'frontage-slider' ) ],
			/* translators: %s: an address */
			'empty-picture'     => [ sprintf( __( 'An image was already empty and was not imported: %s', 'frontage-slider' ), $what ), '' ],
			/* translators: 1: name of a setting of the original, 2: its value */
			'setting'           => [ sprintf( __( 'The setting “%1$s” (%2$s) is not supported.', 'frontage-slider' ), $what, $as ), __( 'Check whether something is missing. The value is stored with the slider.', 'frontage-slider' ) ],
			/* translators: %s: an address */
			'media'             => [ sprintf( __( 'Image: %s', 'frontage-slider' ), $what ), '' ],
			/* translators: 1: old name, 2: new name */
			'renamed'           => [ sprintf( __( 'The alias “%1$s” was already in use. This slider is now called “%2$s”.', 'frontage-slider' ), $what, $as ), 'alias' === self::text( $finding, 'path' ) ? __( 'Shortcodes and links with the old alias show the existing slider.', 'frontage-slider' ) : '' ],
			/* translators: %s: name of a rule */
			'rule'              => [ sprintf( __( 'A value was corrected by the rule “%s”.', 'frontage-slider' ), $what ), '' ],
			/* translators: %s: a CSS selector */
			'offset-container'  => [ sprintf( __( 'The full-screen height excluded “%s”, which does not exist here.', 'frontage-slider' ), $what ), __( 'Set the full-screen offset in the slider settings.', 'frontage-slider' ) ],
			/* translators: %s: where in the slider */
			'not-storable'      => [ sprintf( __( 'An unsupported value was changed (%s).', 'frontage-slider' ), self::text( $finding, 'path' ) ), __( 'Check this setting in the slider.', 'frontage-slider' ) ],
			/* translators: %s: an address */
			'left-where-it-is'  => [ sprintf( __( 'An image or video is still on another site and is not displayed: %s', 'frontage-slider' ), $what ), '' ],
			/* translators: 1: an address, 2: the reason */
			'not-copied'        => [ sprintf( __( 'Could not copy %1$s. %2$s', 'frontage-slider' ), $what, $as ), __( 'Try again, or choose an image from your Media Library.', 'frontage-slider' ) ],
			'extras-not-kept'   => [ __( 'Unsupported settings could not be stored. Everything else was imported.', 'frontage-slider' ), '' ],
			'carousel-rewinds'  => [ __( 'The carousel has too few slides for an infinite loop. It goes back to the first slide instead.', 'frontage-slider' ), __( 'Add slides, or show fewer slides at once.', 'frontage-slider' ) ],
			/* translators: %s: where in the source */
			'too-long'          => [ sprintf( __( 'A very long text was shortened or removed (%s).', 'frontage-slider' ), self::text( $finding, 'path' ) ), '' ],
			/* translators: %s: name of a file */
			'file-of-the-export' => [ sprintf( __( 'In the zip: %s', 'frontage-slider' ), self::text( $finding, 'path' ) ), '' ],
			/* translators: %s: name of a file */
			'file-not-read'     => [ sprintf( __( 'A file in the zip was not used: %s', 'frontage-slider' ), self::text( $finding, 'path' ) ), '' ],
			/* translators: 1: an offset in px that led outside, 2: the offset here */
			'control-moved'     => [ sprintf( __( 'An offset of %1$s px placed arrows or bullets outside the slider. It is now %2$s px.', 'frontage-slider' ), $what, $as ), '' ],
			/* translators: %s: a version, such as 6.5.8 */
			'version'           => [ sprintf( __( 'Created with version %s of Slider Revolution.', 'frontage-slider' ), $what ), '' ],
			/* translators: %s: an id, such as rev_slider_1_1 */
			'alias'             => [ sprintf( __( 'The slider had no alias. Its ID is now used instead: %s', 'frontage-slider' ), $what ), '' ],
			'init-of-another-slider' => [ __( 'Settings for another slider on the page were ignored.', 'frontage-slider' ), '' ],
			'scrolleffect-without-effect' => [ __( 'A scroll effect was turned on, but none was selected. Nothing changes on scroll.', 'frontage-slider' ), '' ],
			/* translators: %s: an address */
			'slide-incomplete'  => [ __( 'Only the texts and the background of this slide were on the page.', 'frontage-slider' ), sprintf( __( 'Save this address as a JSON file, add it to a zip together with the page, and import the zip: %s. Or import an export of the slider.', 'frontage-slider' ), $as ) ],
			/* translators: %s: a language code, such as de */
			'translation-left'  => [ sprintf( __( 'A slide is a translation (%s) of another slide and was not imported.', 'frontage-slider' ), $what ), __( 'Create a slider for each language.', 'frontage-slider' ) ],
			/* translators: %s: name of a scene, such as scene_1 */
			'scene-in-part'     => [ sprintf( __( 'Only the first keyframe of the scene “%s” was imported.', 'frontage-slider' ), $what ), __( 'Add the other keyframes in the timeline.', 'frontage-slider' ) ],
			'wide-level'        => [ __( 'The breakpoint for wide desktops was not imported. Wide screens use the desktop breakpoint.', 'frontage-slider' ), '' ],
			/* translators: %s: name of a feature, such as Ken Burns effect */
			'feature-left'      => [ sprintf( __( 'Not supported: %s.', 'frontage-slider' ), FeatureLabels::label( $what ) ), __( 'Preview the slider and check whether something is missing.', 'frontage-slider' ) ],
			/* translators: %s: type of a layer in the original, such as iframe */
			'layer-left'        => [ sprintf( __( 'A layer of type “%s” was not imported.', 'frontage-slider' ), $what ), __( 'Add it with a layer or a block, if you need it.', 'frontage-slider' ) ],
			/* translators: %s: type of a slide in the original, such as vimeo */
			'slide-type'        => [ sprintf( __( 'Of a slide of type “%s”, only the image, link, and caption were imported.', 'frontage-slider' ), $what ), __( 'Add what is missing to the slide.', 'frontage-slider' ) ],
			'unreadable-part'   => [ __( 'The layers of a slide could not be read.', 'frontage-slider' ), __( 'Compare the slide with the original.', 'frontage-slider' ) ],
			/* translators: %s: a version, such as 3.5.1 */
			'smart-slider-version' => [ sprintf( __( 'Created with version %s of Smart Slider 3.', 'frontage-slider' ), $what ), '' ],
			default             => [ trim( self::text( $finding, 'code' ) . ': ' . trim( "$what $as" ), ': ' ), '' ],
		};
	}

	/** Readable name of an add-on: `revslider-typewriter-addon` is Typewriter. */
	public static function addon( string $name ): string {
		$bare = (string) preg_replace( '/^rev(?:slider|addon)?[-_]?|[-_]?addon$/i', '', $name );
		return '' === $bare ? $name : ucwords( str_replace( [ '-', '_' ], ' ', $bare ) );
	}

	/** Translates codes; names are the same in every language. */
	private static function replacement_label( string $as ): string {
		return match ( $as ) {
			'up-and-down'       => __( 'up and down', 'frontage-slider' ),
			'all-by-turns'      => __( 'slides, slots, overlays, and zooms in turn', 'frontage-slider' ),
			'slides-by-turns'   => __( 'slides and slots in turn', 'frontage-slider' ),
			'overlays-by-turns' => __( 'overlays, zooms, and boxes in turn', 'frontage-slider' ),
			default             => $as,
		};
	}

	private static function part_label( string $part ): string {
		return match ( $part ) {
			'arrows'     => __( 'arrows', 'frontage-slider' ),
			'bullets'    => __( 'bullets', 'frontage-slider' ),
			'thumbnails' => __( 'thumbnails', 'frontage-slider' ),
			'tabs'       => __( 'tabs', 'frontage-slider' ),
			default      => __( 'arrows or bullets', 'frontage-slider' ),
		};
	}

	/** @param array<mixed> $from */
	private static function text( array $from, string $key ): string {
		return is_scalar( $from[ $key ] ?? null ) ? (string) $from[ $key ] : '';
	}
}
