<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Icons;

defined( 'ABSPATH' ) || exit;

/** Names that icon fonts give the icons of IconPaths: Font Awesome, Material Icons, Pe-icon-7-stroke, Linea, Revicons and similar sets. */
final class IconNames {

	/** Our name => names in the fonts, without their prefix; `u…` is the code of a character of Font Awesome. */
	private const NAMES = [
		'arrow-left'          => 'arrow-left arrow-back arrow-back-ios left-arrow left-big left long-arrow-left long-arrow-alt-left arrow-left-long arrow-alt-left slim-left keyboard-backspace uf060 uf177',
		'arrow-right'         => 'arrow-right arrow-forward arrow-right-alt right-arrow right-big right long-arrow-right long-arrow-alt-right arrow-right-long arrow-alt-right slim-right trending-flat uf061 uf178',
		'arrow-up'            => 'arrow-up arrow-upward up-arrow up-big up long-arrow-up long-arrow-alt-up arrow-up-long slim-up uf062 uf176',
		'arrow-down'          => 'arrow-down arrow-downward down-arrow down-big down long-arrow-down long-arrow-alt-down arrow-down-long slim-down uf063 uf175',
		'chevron-left'        => 'chevron-left angle-left left-open navigate-before keyboard-arrow-left angle-left-circle chevron-circle-left circle-left uf053 uf104 uf137',
		'chevron-right'       => 'chevron-right angle-right right-open navigate-next keyboard-arrow-right arrow-forward-ios angle-right-circle chevron-circle-right circle-right uf054 uf105 uf138',
		'chevron-up'          => 'chevron-up angle-up up-open expand-less keyboard-arrow-up angle-up-circle chevron-circle-up uf077 uf106',
		'chevron-down'        => 'chevron-down angle-down down-open expand-more keyboard-arrow-down angle-down-circle chevron-circle-down uf078 uf107',
		'chevron-double-right' => 'chevron-double-right angle-double-right angles-right double-right keyboard-double-arrow-right double-arrow uf101',
		'chevron-double-down' => 'chevron-double-down angle-double-down angles-down double-down keyboard-double-arrow-down uf103',
		'caret-left-fill'     => 'caret-left left-dir arrow-left-drop uf0d9',
		'caret-right-fill'    => 'caret-right right-dir arrow-right-drop uf0da',
		'check-lg'            => 'check done ok uf00c',
		'check-circle-fill'   => 'check-circle circle-check task-alt ok-circled uf058 uf05d',
		'x-lg'                => 'times close clear cancel xmark remove delete uf00d',
		'plus-lg'             => 'plus add list-add uf067',
		'play-fill'           => 'play play-arrow caret-play uf04b',
		'play-circle'         => 'play-circle play-circled circle-play play-circle-filled play-circle-outline uf144 uf01d',
		'pause-fill'          => 'pause uf04c',
		'star-fill'           => 'star grade uf005',
		'heart-fill'          => 'heart favorite like uf004',
		'telephone-fill'      => 'phone call telephone local-phone phone-volume uf095',
		'phone'               => 'mobile mobile-phone mobile-screen smartphone phone-iphone phone-android uf10b',
		'envelope-fill'       => 'envelope email mail mail-open message uf0e0 uf003',
		'geo-alt-fill'        => 'map-marker location-dot place location-on location room map-pin geolocalize marker uf041',
		'house-fill'          => 'home house uf015',
		'person-fill'         => 'user person account-circle male uf007',
		'people-fill'         => 'users people group user-group uf0c0',
		'search'              => 'search magnifying-glass magnifier zoom uf002',
		'cart-fill'           => 'cart shopping-cart cart-shopping add-shopping-cart basket uf07a',
		'calendar3'           => 'calendar event today calendar-today calendar-month date-range date calendar-days uf073',
		'clock'               => 'clock time schedule access-time clockwise uf017',
		'download'            => 'download file-download get-app cloud-download uf019',
		'box-arrow-up-right'  => 'external-link external-link-square arrow-up-right-from-square open-in-new launch export uf08e',
		'link-45deg'          => 'link chain insert-link uf0c1',
		'lock-fill'           => 'lock https uf023',
		'gear-fill'           => 'cog cogs gear gears settings config uf013',
		'pencil-fill'         => 'pencil edit create pen mode-edit uf040',
		'camera-fill'         => 'camera photo-camera camera-retro uf030',
		'image'               => 'image photo picture uf03e',
		'lightbulb-fill'      => 'lightbulb light-bulb light bulb emoji-objects uf0eb',
		'globe'               => 'globe language public global world earth uf0ac',
		'quote'               => 'quote quote-left quote-right format-quote uf10d uf10e',
		'list'                => 'bars menu navicon reorder list uf0c9',
		'info-circle-fill'    => 'info info-circle circle-info info-circled uf05a uf129',
		'facebook'            => 'facebook uf09a',
		'twitter'             => 'twitter uf099',
		'instagram'           => 'instagram uf16d',
		'youtube'             => 'youtube youtube-play uf167 uf16a',
		'linkedin'            => 'linkedin uf0e1 uf08c',
	];

	/** Endings for a variant of the same icon: outlined, in a square, thin … */
	private const VARIANT = '/-(?:o|alt|solid|fill|filled|outline[ds]?|light|thin|bold|big|mini|sharp|rounded|round|square|sign|simple|f|in|open|\d{1,2}|[ml])$/';

	/** Classes of Font Awesome that size, turn or place an icon. */
	private const MODIFIERS = '/^(?:fw|lg|xs|sm|xl|2xs|2xl|\d{1,2}x|spin|pulse|border|inverse|fixed-width|stack(?:-\dx)?|rotate-\d+|flip-\w+|pull-(?:left|right)|ul|li|w-\d+|solid|regular|light|thin|brands|duotone|sharp|classic|layers|beat|fade|bounce|shake)$/';

	/** Prefixes that only icon fonts have. */
	private const FONTS = '/^(?:fa-icon|fa|pe-7s|linea(?:-(?:basic|arrows|music|ecommerce|software|weather))?(?:-elaborate)?|revicon|glyphicon|dashicons|flaticon|lnr)-(.+)$/';

	/** Prefixes that other classes may have as well. */
	private const OTHERS = '/^(?:icon-(?:basic|arrows|music|ecommerce|software|weather)|icon|basic|arrows|ti|la|bi|pe|ion(?:-(?:ios|md|android))?)-(.+)$/';

	private const BASES = '/^(?:fa[srlbdt]?|glyphicon|dashicons|lnr|linea|linea-icon|svg-inline--fa|material-(?:icons|symbols)(?:-[a-z-]+)?)$/';

	private const LIGATURES = '/(?:^|\s)material-(?:icons|symbols)(?:-(?:outlined|rounded|round|sharp|two-tone))?(?:\s|$)/';

	/** @var array<string, string> Name in a font => our name. */
	private static array $index = [];

	/** Whether the text of an element with these classes is the name of an icon. */
	public static function is_ligature( string $classes ): bool {
		return 1 === preg_match( self::LIGATURES, $classes );
	}

	/** Whether a class is about icons, so that it must not draw one of a font of the new site as well. */
	public static function is_icon_class( string $class ): bool {
		return 1 === preg_match( self::FONTS, $class ) || 1 === preg_match( self::BASES, $class ) || ( 1 === preg_match( self::OTHERS, $class, $found ) && null !== self::find( $found[1] ) );
	}

	/**
	 * The name that the classes of an element give its icon, with its prefix: `fa-rocket`; null if they give none.
	 *
	 * @param bool $is_sure Whether the element can only be an icon, since it is an `i` without words.
	 */
	public static function in_classes( string $classes, bool $is_sure ): ?string {
		foreach ( [ self::FONTS, self::OTHERS ] as $pattern ) {
			foreach ( preg_split( '/\s+/', strtolower( $classes ), -1, PREG_SPLIT_NO_EMPTY ) ?: [] as $class ) {
				if ( 1 === preg_match( $pattern, $class, $found ) && 1 !== preg_match( self::MODIFIERS, $found[1] ) && ( self::FONTS === $pattern || $is_sure || null !== self::find( $found[1] ) ) ) {
					return $class;
				}
			}
		}
		return null;
	}

	/** Our name for a class, a ligature such as `arrow_forward`, or a character of Font Awesome; null if there is no drawing. */
	public static function resolve( string $name ): ?string {
		$name = strtolower( trim( $name ) );
		if ( 1 === preg_match( '/^[\x{E000}-\x{F8FF}]$/u', $name ) ) {
			return self::find( 'u' . dechex( mb_ord( $name, 'UTF-8' ) ) );
		}
		foreach ( [ self::FONTS, self::OTHERS ] as $pattern ) {
			if ( 1 === preg_match( $pattern, $name, $found ) ) {
				return self::find( $found[1] );
			}
		}
		return self::find( $name );
	}

	private static function find( string $name ): ?string {
		if ( [] === self::$index ) {
			foreach ( self::NAMES as $own => $names ) {
				self::$index += array_fill_keys( explode( ' ', $names ), $own );
			}
		}
		$name = strtr( $name, '_', '-' );
		for ( $round = 0; $round < 4 && ! isset( self::$index[ $name ] ); $round++ ) {
			$name = (string) preg_replace( self::VARIANT, '', $name );
		}
		return self::$index[ $name ] ?? null;
	}
}
