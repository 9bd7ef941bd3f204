<?php

namespace Frontage\Slider\Import\Screens;

defined( 'ABSPATH' ) || exit;

/** Sentences for the findings of an import, by the code of a finding (packages/slider-import, Finding). */
final class FindingLabels {

	/**
	 * @param array<string, mixed> $finding
	 * @return array{ string, string } Description; what to do about it, or ''.
	 */
	public static function of( array $finding ): array {
		$what = self::text( $finding, 'what' );
		$as   = self::text( $finding, 'as' );
		return match ( self::text( $finding, 'code' ) ) {
			/* translators: 1: name of a transition or an easing of the original, 2: what is shown instead */
			'approximated'      => [ sprintf( __( 'The movement “%1$s” is shown as “%2$s”.', 'frontage-slider' ), $what, self::shown( $as ) ), __( 'Play it, and choose another movement if you like one better.', 'frontage-slider' ) ],
			/* translators: 1: arrows, bullets, thumbnails or tabs, 2: name of a style of the original */
			'unknown-style'     => [ sprintf( __( 'The %1$s of the style “%2$s” have our own look.', 'frontage-slider' ), self::part( $as ), $what ), __( 'Look whether their shape and place suit your page.', 'frontage-slider' ) ],
			/* translators: 1: arrows, bullets, thumbnails or tabs, 2: name of a style of the original */
			'style-in-part'     => [ sprintf( __( 'The %1$s of the style “%2$s” kept their size, corners and colours; borders, movements and drawings of that style are not taken over.', 'frontage-slider' ), self::part( $as ), $what ), __( 'Look whether they suit your page.', 'frontage-slider' ) ],
			/* translators: %s: name of an action of the original */
			'unknown-action'    => [ sprintf( __( 'The action “%s” is not known here and does nothing.', 'frontage-slider' ), $what ), __( 'Choose another action for this layer, or take it away.', 'frontage-slider' ) ],
			/* translators: %s: name of a layer */
			'missing-target'    => [ sprintf( __( 'An action is meant for “%s”, which is not in this slider.', 'frontage-slider' ), $what ), __( 'Choose what the action is for, or take it away.', 'frontage-slider' ) ],
			/* translators: %s: name of an add-on */
			'addon'             => [ sprintf( __( 'It used the add-on “%s”, which has no counterpart here.', 'frontage-slider' ), self::addon( $what ) ), __( 'What the add-on drew is missing; everything else is there.', 'frontage-slider' ) ],
			'script-left'       => [ __( 'A script of its own was left out: scripts are never taken over.', 'frontage-slider' ), __( 'Read it below: most are for counting clicks, or for what an action does without a script.', 'frontage-slider' ) ],
			'css-left'          => [ __( 'Its own CSS was not applied, because it would change other parts of your site.', 'frontage-slider' ), __( 'If something looks different, copy what you need from below into Appearance → Editor → Styles → Additional CSS.', 'frontage-slider' ) ],
			'html-left'         => [ __( 'A piece of HTML that is not allowed in pages was left out of a text.', 'frontage-slider' ), __( 'Look at the text, and use a block of WordPress for forms and embedded content.', 'frontage-slider' ) ],
			'svg-left'          => [ __( 'A drawing was left out, because it holds what could run.', 'frontage-slider' ), __( 'Export it anew from your drawing program, without scripts.', 'frontage-slider' ) ],
			/* translators: 1: name of a font, 2: its weights */
			'font'              => [ '' === $as ? sprintf( __( 'The font “%s” came from another site.', 'frontage-slider' ), $what ) : sprintf( __( 'The font “%1$s” (%2$s) came from another site.', 'frontage-slider' ), $what, str_replace( ',', ', ', $as ) ), __( 'Your theme’s font stands in for it until you install it under Appearance → Fonts.', 'frontage-slider' ) ],
			'stray-html'        => [ __( 'HTML between the layers became a text layer at the top of its slide.', 'frontage-slider' ), __( 'Check its place and size.', 'frontage-slider' ) ],
			/* translators: %s: an address */
			'empty-picture'     => [ sprintf( __( 'A picture was empty already and is left out: %s', 'frontage-slider' ), $what ), '' ],
			/* translators: 1: name of a setting of the original, 2: its value */
			'setting'           => [ sprintf( __( 'The setting “%1$s” (%2$s) has no counterpart.', 'frontage-slider' ), $what, $as ), __( 'Look whether something is missing. The value is kept with the slider.', 'frontage-slider' ) ],
			/* translators: %s: an address */
			'media'             => [ sprintf( __( 'It shows %s', 'frontage-slider' ), $what ), '' ],
			/* translators: 1: old name, 2: new name */
			'renamed'           => [ sprintf( __( 'The name “%1$s” was taken; it is now “%2$s”.', 'frontage-slider' ), $what, $as ), 'alias' === self::text( $finding, 'path' ) ? __( 'Shortcodes and links with the old name show the slider that had it before.', 'frontage-slider' ) : '' ],
			/* translators: %s: name of a rule */
			'rule'              => [ sprintf( __( 'A value was set right by the rule “%s”.', 'frontage-slider' ), $what ), '' ],
			/* translators: %s: a CSS selector */
			'offset-container'  => [ sprintf( __( 'In full screen the height of “%s” was left free; here it is not known.', 'frontage-slider' ), $what ), __( 'Set the offset of the full screen in the slider’s settings.', 'frontage-slider' ) ],
			/* translators: %s: where in the slider */
			'not-storable'      => [ sprintf( __( 'A value cannot be kept as it was (%s).', 'frontage-slider' ), self::text( $finding, 'path' ) ), __( 'Look at this place in the slider.', 'frontage-slider' ) ],
			/* translators: %s: an address */
			'left-where-it-is'  => [ sprintf( __( 'A picture or film is still on another site and not shown: %s', 'frontage-slider' ), $what ), '' ],
			/* translators: 1: an address, 2: the reason */
			'not-copied'        => [ sprintf( __( 'Could not be copied: %1$s. %2$s', 'frontage-slider' ), $what, $as ), __( 'Try again, or choose a picture from your media library.', 'frontage-slider' ) ],
			'extras-not-kept'   => [ __( 'The settings without a counterpart could not be stored; all else is there.', 'frontage-slider' ), '' ],
			'carousel-rewinds'  => [ __( 'The carousel has too few slides to go round; it goes back to the first one.', 'frontage-slider' ), __( 'Add slides, or show fewer at once.', 'frontage-slider' ) ],
			/* translators: %s: where in the source */
			'too-long'          => [ sprintf( __( 'A very long text was cut or left out (%s).', 'frontage-slider' ), self::text( $finding, 'path' ) ), '' ],
			/* translators: %s: name of a file */
			'file-of-the-export' => [ sprintf( __( 'In the zip: %s', 'frontage-slider' ), self::text( $finding, 'path' ) ), '' ],
			/* translators: %s: name of a file */
			'file-not-read'     => [ sprintf( __( 'A file of the zip was not needed: %s', 'frontage-slider' ), self::text( $finding, 'path' ) ), '' ],
			/* translators: 1: an offset in px that led outside, 2: the offset here */
			'control-moved'     => [ sprintf( __( 'An offset of %1$s px led arrows or bullets out of the slider; here it is %2$s.', 'frontage-slider' ), $what, $as ), '' ],
			/* translators: %s: a version, such as 6.5.8 */
			'version'           => [ sprintf( __( 'It was made with version %s of the original.', 'frontage-slider' ), $what ), '' ],
			/* translators: %s: an id, such as rev_slider_1_1 */
			'alias'             => [ sprintf( __( 'It had no alias; it is called by its id now: %s', 'frontage-slider' ), $what ), '' ],
			'init-of-another-slider' => [ __( 'Settings on the page that are for another slider were not used.', 'frontage-slider' ), '' ],
			'scrolleffect-without-effect' => [ __( 'It was to change while the page scrolls, but no effect was chosen: nothing changes.', 'frontage-slider' ), '' ],
			default             => [ trim( self::text( $finding, 'code' ) . ': ' . trim( "$what $as" ), ': ' ), '' ],
		};
	}

	/** Readable name of an add-on: `revslider-typewriter-addon` is Typewriter. */
	public static function addon( string $name ): string {
		$bare = (string) preg_replace( '/^rev(?:slider|addon)?[-_]?|[-_]?addon$/i', '', $name );
		return '' === $bare ? $name : ucwords( str_replace( [ '-', '_' ], ' ', $bare ) );
	}

	/** Translates codes; names are the same in every language. */
	private static function shown( string $as ): string {
		return match ( $as ) {
			'up-and-down'       => __( 'up and down', 'frontage-slider' ),
			'all-by-turns'      => __( 'slides, slots, overlays and zooms by turns', 'frontage-slider' ),
			'slides-by-turns'   => __( 'slides and slots by turns', 'frontage-slider' ),
			'overlays-by-turns' => __( 'overlays, zooms and boxes by turns', 'frontage-slider' ),
			default             => $as,
		};
	}

	private static function part( string $part ): string {
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
