<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\Slider\Model\Sanitizer\HtmlParser;
use Frontage\SliderImport\Cascade\ThemeStyles;
use Frontage\SliderImport\LegacyV5\ClassStyles;
use Frontage\SliderImport\Source\PageElement;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the sliders of versions 5 and 6 in a page's HTML and returns their elements, attributes, texts and init calls.
 * The page is parsed; nothing in it is run or loaded. The format is that of the recorded pages in
 * tests/fixtures/slider.
 *
 * @phpstan-type PageModules array{modules: list<array<string, mixed>>, inits: list<array<mixed>>, notes: list<string>, base?: string, name?: string, css?: string, missingStyles?: list<string>}
 * @phpstan-type PageNode array{el: string, attrs: array<string, string>, text?: string, children?: list<array<string, mixed>>, look?: string}
 */
final class PageReader {

	/** Elements whose white space is insignificant and whose children are layers. */
	private const CONTAINERS = [ 'rs-zone', 'rs-row', 'rs-column', 'rs-group' ];

	/** Wrappers that a script added around layers before the page was saved. */
	private const WRAPS = [ 'rs-layer-wrap', 'rs-loop-wrap', 'rs-mask-wrap', 'rs-carousel-wrap', 'rs-fullwidth-wrap', 'rs-sbg-px', 'rs-sbg-wrap', 'rs-row-wrap', 'rs-column-wrap', 'rs-cbg-mask-wrap' ];

	private const LAYER = '/(?:^|\s)(?:rs-layer|tp-caption|tp-(?:static-layers|loop-wrap|parallax-wrap|mask-wrap)|rs-background-video-layer)(?:\s|$)/';

	private const SLIDES = [ 'rs-slide', 'li' ];

	private const DRAWN = [ 'rs-sbg', 'canvas' ];

	/**
	 * @param (\Closure( string ): ?string)|null $stylesheet Returns the text of a linked stylesheet by its URL.
	 * @return PageModules
	 */
	public static function read( string $html, ?\Closure $stylesheet = null ): array {
		$page   = HtmlParser::page( $html );
		$path   = new \DOMXPath( $page );
		$base   = self::page_url( $path, $html );
		$styles = new PageStyles( $path, $base, $stylesheet );
		$list = "contains(concat(' ', normalize-space(@class), ' '), ' rev_slider ')";
		$read = [ 'modules' => [], 'inits' => [], 'notes' => [] ];
		// On pages that WordPress did not render, the class may differ; sliders are recognized by their slides.
		$modules = self::query( $path, "//rs-module | //*[not(self::rs-module)][ul][$list or ul/li[@data-transition]]" );
		ThemeStyles::apply( $path, $modules, implode( "\n", $styles->sheets ) );
		foreach ( $modules as $module ) {
			$read['modules'][] = self::module( $module );
		}
		if ( self::query( $path, '//sr7-module' ) ) {
			$read['notes'][] = 'version-7';
		}
		$scripts         = PageScripts::from_page( $path );
		$css             = implode( "\n", $styles->inline ) . "\n" . ScriptedCss::from_scripts( $scripts );
		$read['modules'] = self::with_class_styles( $read['modules'], $css );
		if ( $styles->missing_hosts ) {
			$read['missingStyles'] = $styles->missing_hosts;
		}
		if ( '' !== $base ) {
			$read['base'] = $base;
		}
		$name = PageName::from_page( $path );
		if ( '' !== $name ) {
			$read['name'] = $name;
		}
		$navigation = implode( array_map( NavigationRules::from_css( ... ), [ ...array_diff( $styles->sheets, $styles->inline ), $css ] ) );
		return InitCallFinder::assign( '' === $navigation ? $read : [ ...$read, 'css' => $navigation ], $scripts );
	}

	/**
	 * Adds the styles of their classes to layers of version 5.
	 *
	 * @param list<array<string, mixed>> $modules
	 * @return list<array<string, mixed>>
	 */
	private static function with_class_styles( array $modules, string $css ): array {
		if ( ! str_contains( $css, '{' ) ) {
			return $modules;
		}
		$rules = ClassStyles::read( $css );
		foreach ( $modules as $n => $module ) {
			$ancestors   = self::ancestor_selectors( $module );
			$apply_rules = static fn( mixed $layers ): array => array_map( static fn( array $layer ): array => $rules->apply( $layer, $ancestors ), array_filter( is_array( $layers ) ? $layers : [], is_array( ... ) ) );
			$slides      = array_filter( is_array( $module['slides'] ) ? $module['slides'] : [], is_array( ... ) );

			$modules[ $n ]['slides']       = array_map( static fn( array $slide ): array => [ ...$slide, 'layers' => $apply_rules( $slide['layers'] ?? null ) ], $slides );
			$modules[ $n ]['staticLayers'] = $apply_rules( $module['staticLayers'] );
		}
		return $modules;
	}

	/**
	 * Selectors of a slider and its ancestors.
	 *
	 * @param array<string, mixed> $module
	 * @return list<string>
	 */
	private static function ancestor_selectors( array $module ): array {
		$selectors = [];
		foreach ( [ $module['module'], $module['wrap'] ] as $attrs ) {
			$attrs = PageElement::attributes( [ 'attrs' => $attrs ] );
			foreach ( preg_split( '/\s+/', $attrs['class'] ?? '', -1, PREG_SPLIT_NO_EMPTY ) ?: [] as $class ) {
				$selectors[] = ".$class";
			}
			$selectors[] = '#' . ( $attrs['id'] ?? '' );
		}
		return $selectors;
	}

	/** URL of the page, from its own metadata or from the browser that saved it; '' if unknown. */
	private static function page_url( \DOMXPath $path, string $html ): string {
		foreach ( [ '//base/@href', "//link[@rel='canonical']/@href", "//meta[@property='og:url']/@content" ] as $query ) {
			$found = $path->query( $query );
			$value = $found && $found->length > 0 ? trim( (string) $found->item( 0 )?->nodeValue ) : '';
			if ( 1 === preg_match( '~^https?://[^/?#\s]+~i', $value ) ) {
				return $value;
			}
		}
		return 1 === preg_match( '~<!--\s*saved from url=\(\d+\)(https?://\S+)~i', substr( $html, 0, 4096 ), $saved ) ? $saved[1] : '';
	}

	/** @return array<string, mixed> */
	private static function module( \DOMElement $module ): array {
		$attrs = HtmlParser::attributes( $module );
		$read  = [ 'id' => $attrs['id'] ?? '', 'version' => $attrs['data-version'] ?? '', 'wrap' => self::wrap( $module ), 'module' => $attrs, 'slides' => [], 'staticLayers' => [], 'other' => [] ];
		foreach ( self::children( $module ) as $child ) {
			$name = strtolower( $child->nodeName );
			if ( ( 'rs-slides' === $name || 'ul' === $name ) && $child instanceof \DOMElement ) {
				foreach ( self::children( $child ) as $slide ) {
					if ( $slide instanceof \DOMElement && in_array( strtolower( $slide->nodeName ), self::SLIDES, true ) ) {
						$read['slides'][] = self::slide( $slide );
					} elseif ( $slide instanceof \DOMElement ) {
						$read['other'][] = self::node( $slide ); // A timer bar in an unclosed list, and similar elements.
					}
				}
			} elseif ( $child instanceof \DOMElement && ( 'rs-static-layers' === $name || str_contains( $child->getAttribute( 'class' ), 'tp-static-layers' ) ) ) {
				foreach ( self::children( $child ) as $layer ) {
					$read['staticLayers'][] = self::node( $layer );
				}
			} else {
				$read['other'][] = self::node( $child );
			}
		}
		return $read;
	}

	/** @return array<string, string> */
	private static function wrap( \DOMElement $module ): array {
		for ( $up = $module->parentNode; $up instanceof \DOMElement; $up = $up->parentNode ) {
			if ( 'rs-module-wrap' === strtolower( $up->nodeName ) || 1 === preg_match( '/\brev_slider_wrapper\b/', $up->getAttribute( 'class' ) ) ) {
				return HtmlParser::attributes( $up );
			}
			if ( ! in_array( strtolower( $up->nodeName ), self::WRAPS, true ) ) {
				break;
			}
		}
		return [];
	}

	/** @return array<string, mixed> */
	private static function slide( \DOMElement $slide ): array {
		$read = [ 'attrs' => HtmlParser::attributes( $slide ), 'layers' => [] ];
		foreach ( self::children( $slide ) as $child ) {
			if ( $child instanceof \DOMElement && 'img' === $child->nodeName && ! isset( $read['bg'] ) && 1 === preg_match( '/\brev-slidebg\b/', $child->getAttribute( 'class' ) ) ) {
				$read['bg'] = HtmlParser::attributes( $child );
			} elseif ( $child instanceof \DOMElement && ( 'rs-bgvideo' === strtolower( $child->nodeName ) || str_contains( $child->getAttribute( 'class' ), 'rs-background-video-layer' ) ) && ! isset( $read['bgVideo'] ) ) {
				$read['bgVideo'] = HtmlParser::attributes( $child );
			} else {
				$read['layers'][] = self::node( $child );
			}
		}
		return $read;
	}

	/**
	 * Significant children, without the wrappers of a script.
	 *
	 * @return list<\DOMNode>
	 */
	private static function children( \DOMElement $element ): array {
		$children = [];
		foreach ( $element->childNodes as $child ) {
			$name = strtolower( $child->nodeName );
			if ( $child instanceof \DOMElement && ( in_array( $name, self::WRAPS, true ) || self::is_shell( $child ) ) ) {
				$children = [ ...$children, ...self::children( $child ) ];
			} elseif ( ( $child instanceof \DOMElement && ! in_array( $name, self::DRAWN, true ) ) || ( $child instanceof \DOMText && '' !== trim( $child->data ) ) ) {
				$children[] = $child;
			}
		}
		return $children;
	}

	/** Whether it is an author's element around layers; the original finds layers at any depth in a slide. */
	private static function is_shell( \DOMElement $element ): bool {
		if ( ! in_array( strtolower( $element->nodeName ), [ 'div', 'section', 'span' ], true ) || 1 === preg_match( self::LAYER, $element->getAttribute( 'class' ) ) ) {
			return false;
		}
		foreach ( $element->getElementsByTagName( '*' ) as $inner ) {
			if ( 'rs-layer' === $inner->nodeName || 1 === preg_match( self::LAYER, $inner->getAttribute( 'class' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return PageNode */
	private static function node( \DOMNode $node ): array {
		if ( ! $node instanceof \DOMElement ) {
			return [ 'el' => '#text', 'attrs' => [], 'text' => $node->textContent ];
		}
		$read     = [ 'el' => strtolower( $node->nodeName ), 'attrs' => HtmlParser::attributes( $node ) ];
		if ( isset( $read['attrs'][ ThemeStyles::LOOK ] ) ) {
			$read['look'] = $read['attrs'][ ThemeStyles::LOOK ];
			unset( $read['attrs'][ ThemeStyles::LOOK ] );
		}
		$children = [];
		$contains = in_array( $read['el'], self::CONTAINERS, true );
		foreach ( $contains ? self::children( $node ) : $node->childNodes as $child ) {
			if ( $child instanceof \DOMText ) {
				if ( ! $contains && ! isset( $read['text'] ) && [] === $children ) {
					$read['text'] = $child->data;
					continue;
				}
				$children[] = [ 'el' => '#text', 'attrs' => [], 'text' => $child->data ];
			} elseif ( $child instanceof \DOMElement ) {
				$children[] = self::node( $child );
			}
		}
		if ( $children ) {
			$read['children'] = $children;
		}
		return $read;
	}

	/** @return list<\DOMElement> */
	private static function query( \DOMXPath $path, string $query ): array {
		$found = $path->query( $query );
		return $found ? array_values( array_filter( iterator_to_array( $found ), static fn( mixed $node ): bool => $node instanceof \DOMElement ) ) : [];
	}
}
