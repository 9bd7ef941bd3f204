<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Source;

use Frontage\Slider\Model\Sanitizer\HtmlParser;
use Frontage\SliderImport\SavedPage\PageScripts;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\JsLiteralParser;
use Frontage\SliderImport\Source\JsonParser;

defined( 'ABSPATH' ) || exit;

/** Finds the sliders of version 7 on a page: their elements, and their data in the page's scripts. Nothing is run. */
final class V7PageReader {

	/** Data of sliders that are read from one page. */
	private const MOST = 40;

	private const DATA = '/\bSR7\.JSON\s*(?:\[\s*(["\'])([\w:.-]{1,200})\1\s*\]|\.([A-Za-z_$][\w$]{0,199}))\s*=\s*(?=[{"\'])/';

	/** An address inside an exported folder. */
	private const FILE = '~\G(["\'])((?:[\w-]+/){0,3}[\w.-]{1,100}\.json)\1~';

	/**
	 * @param (\Closure( string ): ?string)|null $file    Content of a file beside the page; null if there is none.
	 * @param list<array<mixed>>                 $answers Answers of the site's REST route that came with the page.
	 * @return list<V7Source|array<mixed>> An array is an export in the form of version 6.
	 */
	public static function read( string $html, ?\Closure $file = null, array $answers = [] ): array {
		if ( ! str_contains( $html, 'sr7-module' ) && ! str_contains( $html, 'SR7.JSON' ) ) {
			return [];
		}
		$page    = new \DOMXPath( HtmlParser::page( $html ) );
		$scripts = PageScripts::from_page( $page );
		$data    = self::data( $scripts, $file );
		$rest    = self::rest( $scripts, $page );
		$points  = self::literals( $scripts, '/\bSR7\.G\.breakPoints\s*=\s*(?=\[)/' )[0] ?? [];
		$heights = self::heights( $scripts );
		$found   = [];
		$modules = [];
		foreach ( $page->query( '//sr7-module' ) ?: [] as $module ) {
			if ( $module instanceof \DOMElement && 'ERROR' !== $module->getAttribute( 'data-id' ) && ! str_starts_with( $module->getAttribute( 'id' ), 'SR7_ERROR' ) ) {
				$modules[] = V7Markup::from_element( $module, $rest, $points );
			}
		}
		if ( 1 === count( $modules ) && 1 === count( $data ) && ! isset( $data[ $modules[0]->html_id ] ) ) {
			$data = [ $modules[0]->html_id => reset( $data ) ];
		}
		foreach ( array_slice( $modules, 0, 201 ) as $markup ) {
			$found[] = self::slider( $markup, $data[ $markup->html_id ] ?? null, $heights[ $markup->html_id ] ?? [], $answers );
			unset( $data[ $markup->html_id ] );
		}
		foreach ( $data as $one ) {
			$found[] = V7Source::version_6( $one ) ?? V7Source::from_json( $one )->with_answers( $answers );
		}
		return array_values( array_filter( $found, static fn( V7Source|array $one ): bool => is_array( $one ) || [] !== $one->slides || [] !== $one->settings ) );
	}

	/**
	 * @param array<mixed>|null  $data
	 * @param array<mixed>       $heights
	 * @param list<array<mixed>> $answers
	 * @return V7Source|array<mixed>
	 */
	private static function slider( V7Markup $markup, ?array $data, array $heights, array $answers ): V7Source|array {
		$old = null === $data ? null : V7Source::version_6( $data );
		if ( null !== $old ) {
			return [ ...$old, 'alias' => '' === $old['alias'] ? $markup->alias : $old['alias'] ];
		}
		$data   = $data ?? [];
		$slides = is_array( $data['slides'] ?? null ) ? $data['slides'] : [];
		if ( [] === $slides ) {
			foreach ( $markup->slides() as $order => $id ) {
				$slides[ $id ] = [ 'id' => $id, 'slide' => [ 'order' => $order ], 'layers' => [] ];
			}
		}
		$settings = is_array( $data['settings'] ?? null ) ? $data['settings'] : [];
		if ( [] === $settings && $slides ) {
			$settings = self::settings( $heights );
		}
		if ( $markup->modal ) {
			$settings['modal'] = [ 'use' => true ] + $markup->modal + ( is_array( $settings['modal'] ?? null ) ? $settings['modal'] : [] );
		}
		$settings += [ 'version' => $markup->version ];
		$source    = V7Source::from_json( [ 'id' => $markup->html_id, 'settings' => [] === $slides ? [] : $settings, 'slides' => $slides ] + $data, $markup );
		$source    = new V7Source( id: $markup->html_id, alias: '' !== $source->alias ? $source->alias : $markup->alias, title: $source->title, settings: $source->settings, slides: $source->slides, version: $source->version, markup: $markup, extra: $source->extra );
		return $source->with_answers( $answers );
	}

	/**
	 * Settings by the call that reserves the slider's height, where a page has no others.
	 *
	 * @param array<mixed> $heights
	 * @return array<mixed>
	 */
	private static function settings( array $heights ): array {
		$size     = is_array( $heights['size'] ?? null ) ? $heights['size'] : [];
		$settings = [ 'size' => array_intersect_key( $size, array_flip( [ 'fullWidth', 'fullHeight' ] ) ), 'uSize' => [ false, true, true, true, true ] ];
		foreach ( [ 'gw' => 'width', 'gh' => 'height' ] as $from => $to ) {
			if ( is_array( $heights[ $from ] ?? null ) ) {
				$settings['size'][ $to ] = $heights[ $from ];
			}
		}
		$settings['size'] += array_filter( [ 'minHeight' => $heights['mh'] ?? null, 'fullHeightOffset' => $heights['fho'] ?? null ], static fn( mixed $one ): bool => ! in_array( $one, [ null, '', '0', 0 ], true ) );
		foreach ( [ 'type' => 'type', 'bg' => 'bg', 'vpt' => 'vPort', 'shdw' => 'shdw' ] as $from => $to ) {
			if ( isset( $heights[ $from ] ) ) {
				$settings[ $to ] = $heights[ $from ];
			}
		}
		if ( isset( $heights['plType'] ) ) {
			$settings['pLoader'] = [ 'type' => $heights['plType'], 'color' => $heights['plColor'] ?? '' ];
		}
		if ( is_array( $heights['carousel'] ?? null ) ) {
			$settings['carousel'] = [ 'pT' => $heights['carousel']['pt'] ?? 0, 'pB' => $heights['carousel']['pb'] ?? 0 ];
		}
		return $settings;
	}

	/**
	 * @param (\Closure( string ): ?string)|null $file
	 * @return array<string, array<mixed>> Id of the slider's element => its data.
	 */
	private static function data( string $scripts, ?\Closure $file ): array {
		preg_match_all( self::DATA, $scripts, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
		$data = [];
		foreach ( array_slice( $found, 0, self::MOST ) as $one ) {
			$id    = $one[3][0] ?? '';
			$id    = '' !== $id ? $id : ( $one[2][0] ?? '' );
			$at    = $one[0][1] + strlen( $one[0][0] );
			$value = '{' === ( $scripts[ $at ] ?? '' ) ? JsLiteralParser::read( $scripts, $at ) : self::from_file( $scripts, $at, $file );
			if ( is_array( $value ) ) {
				$data[ $id ] = $value;
			}
		}
		return $data;
	}

	/**
	 * @param (\Closure( string ): ?string)|null $file
	 * @return array<mixed>|null
	 */
	private static function from_file( string $scripts, int $at, ?\Closure $file ): ?array {
		$text = null !== $file && 1 === preg_match( self::FILE, $scripts, $found, 0, $at ) ? $file( $found[2] ) : null;
		try {
			return null === $text ? null : JsonParser::read( $text );
		} catch ( ImportRefusedException ) {
			return null;
		}
	}

	/** @return array<string, array<mixed>> */
	private static function heights( string $scripts ): array {
		$heights = [];
		foreach ( self::literals( $scripts, '/\bprepareModuleHeight\s*\(\s*(?=\{)/' ) as $one ) {
			if ( is_string( $one['id'] ?? null ) ) {
				$heights[ $one['id'] ] = $one;
			}
		}
		return $heights;
	}

	/** @return list<array<mixed>> */
	private static function literals( string $scripts, string $before ): array {
		preg_match_all( $before, $scripts, $found, PREG_OFFSET_CAPTURE );
		$read = array_map( static fn( array $one ): mixed => JsLiteralParser::read( $scripts, $one[1] + strlen( $one[0] ) ), array_slice( $found[0], 0, self::MOST ) );
		return array_values( array_filter( $read, is_array( ... ) ) );
	}

	/** Address of the site's REST routes; only their path if the page does not say its own address. */
	private static function rest( string $scripts, \DOMXPath $page ): string {
		if ( 1 === preg_match( '~\bSR7\.E\.resturl\s*=\s*(["\'])(https?:[^"\'\s<>]{1,500})\1~', $scripts, $found ) ) {
			return rtrim( str_replace( '\\/', '/', $found[2] ), '/' ) . '/';
		}
		$link = $page->query( "//link[@rel='https://api.w.org/']/@href" );
		$url  = $link && $link->length > 0 ? (string) $link->item( 0 )?->nodeValue : '';
		return 1 === preg_match( '~^https?://[^\s"\'<>]{1,500}$~D', $url ) ? rtrim( $url, '/' ) . '/' : '/wp-json/';
	}
}
