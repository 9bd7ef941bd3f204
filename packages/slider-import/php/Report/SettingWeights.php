<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

defined( 'ABSPATH' ) || exit;

/** Weights of settings without a counterpart. Settings without weight are kept with the slider and not reported. */
final class SettingWeights {

	/** On a page: values written by the original itself or by the page's environment, derived values, and traces of a running script. */
	private const ENVIRONMENT = '/(?:^|\.)(?:
		s[RA] | data-actions\.\d+\.a | data-no-retina | decoding | loading | fetchpriority | id | class | src | srcset | sizes | alt | title | width | height | data-lazyload | data-lazy-src | data-source |
		revapi | DPR | observeWrap | icache | ajaxUrl | ajaxNonce | jsFileLocation | extensions\w* | debugMode | startSize\..* | data-widget_type | data-id | data-element_type | tabindex | role |
		style | style\.(?:visibility|position|top|left|right|bottom|display|height|width|min-height|max-height|min-width|max-width|overflow|transform|margin\S*|padding\S*|z-index|opacity|outline) |
		data-(?:origindex|isactiveslide|rwd|xrw|layertype|responsive_\w+|stylerecorder|csstransform|slidekey|idcheck|is\w+|wp\S*|slide|firstelement|thumb|start-index|captionhidden|filtertype|filterscale)
	)$/x';

	/** On a page: settings that affect what visitors see or do. */
	private const SEEN = '/\.(?:
		data-corners | data-spike | data-filter\S* | data-clip\S* | data-mediafilter | data-transform_\w+ | data-frames | data-actions\S* | data-svgi\S* | data-border\S* | data-bsh\S* | data-tsh\S* | data-btrans\S* |
		data-color | data-dim\S* | data-xy\S* | data-text\S* | data-bg\S* | data-panzoom\S* | data-anim\S* | data-d3\S* | html
	)$/x';

	/** In an export: groups that only the editor uses. */
	private const EDITOR = '/(?:
		\.runtime | \.settings | ^settings | ^id | ^params\.(?:def|source|troubleshooting|skins|version|shortcode|modalshortcode|sourcetype|googleFont|id|class|snap|addOns|uid|export|revapi)\b.* |
		\.(?:version|alias|aliases|preset|presets|uid|group|position|text|e|u|l|originalSize|originalWidth|originalHeight|aspectRatio|scaleProportional|loaded|imageLib|frameLength|endWithSlide|startRelative |
		start|frameOrder|split|hoverFilterUsed|sessionFilterUsed|imageSourceType|layerSelection|useWPML|child_sort_order)(?:\.\w+)*
	)$/x';

	/** In an export: settings that affect what visitors see. */
	private const LOOKS = '/\.(?:idle|hover|filter|transform|timeline\.frames\.\w+\.\w+)\.(?:\w+\.)*\w+$/';

	/** Of version 7: settings that affect what visitors see, those of layers and transitions in any case. */
	private const VERSION_7 = '/(?:^|\.)sr7\.(?:layers\.|slides\.|slide\.(?:slideshow|nav|actions)\b|settings\.(?:nav\.scrubber|sticky|fixed|mod|general\.outputFilter|browser\.freezeOnBlur)\b)/';

	/** Weight of a finding; null: not reported. */
	public static function weight( string $path, mixed $value ): ?string {
		if ( 1 === preg_match( '/^(?:slides\.\d+\.)?sr7\./', $path ) ) {
			return self::is_default( $value ) ? null : ( 1 === preg_match( self::VERSION_7, $path ) ? Finding::LOOK : Finding::DETAIL );
		}
		if ( self::is_default( $value ) || 1 === preg_match( self::ENVIRONMENT, $path ) ) {
			return null;
		}
		if ( 1 === preg_match( '/^(?:params|static_slides|settings|id$)|^slides\.\d+\.(?:params|settings|layers\.[^.]+\.(?:size|position|idle|hover|timeline|actions|media|behavior|visibility|effects|attributes|runtime|group|toggle|svg|text|alias|items)\b)/', $path ) ) {
			return 1 === preg_match( self::EDITOR, $path ) ? null : ( 1 === preg_match( self::LOOKS, $path ) ? Finding::LOOK : Finding::DETAIL );
		}
		return 1 === preg_match( self::SEEN, $path ) ? Finding::LOOK : Finding::DETAIL;
	}

	/** Whether the value is empty, off or a default, or only records whether somebody entered it. */
	private static function is_default( mixed $value ): bool {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $inner ) {
				if ( ! in_array( (string) $key, [ 'e', 'u' ], true ) && ! self::is_default( $inner ) ) {
					return false;
				}
			}
			return true;
		}
		return in_array( is_string( $value ) ? strtolower( trim( $value ) ) : $value, [ null, '', false, 0, '0', '0px', '0%', 'false', 'off', 'none', 'auto', 'default', '#' ], true );
	}
}
