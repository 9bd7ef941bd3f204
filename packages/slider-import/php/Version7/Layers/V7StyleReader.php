<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7ImageReader;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** Reads the look of a layer of version 7. Defaults of version 7 that differ from ours are written out. */
final class V7StyleReader {

	private const TEXTS = [ 'text', 'button' ];

	private const CONTAINERS = [ 'group', 'row', 'column' ];

	private const WEIGHT = 400;

	public function __construct( private readonly SourceValues $bag, private readonly ModelBuilder $draft, private readonly V7Values $values ) {}

	public function read( string $type ): void {
		$text = in_array( $type, self::TEXTS, true );
		$this->type( $text, in_array( $type, self::CONTAINERS, true ) );
		$bag    = $this->bag;
		$border = $bag->bag( 'border' );
		$this->values->set_words( $border, $this->draft, [ 's' => 'style.borderStyle' ] );
		$this->values->colors( $border, $this->draft, [ 'c' => 'style.borderColor' ] );
		$this->values->sides( $border, 'w', $this->draft, 'style.borderWidth', PoseReader::SIDES );
		$this->values->sides( $bag, 'radius', $this->draft, 'style.borderRadius', PoseReader::CORNERS );
		$this->values->sides( $bag, 'p', $this->draft, 'style.padding', PoseReader::SIDES );
		$this->values->sides( $bag, 'm', $this->draft, 'style.margin', PoseReader::SIDES );
		$this->shadow( 'bShdw', 'style.boxShadow' );
		$this->shadow( 'tShdw', 'style.textShadow' );
		$this->background( $type );
		$turn = $bag->bag( 'tr' );
		foreach ( [ 'rX' => 'transform.rotateX', 'rY' => 'transform.rotateY', 'rZ' => 'transform.rotateZ' ] as $key => $path ) {
			$this->angle( $turn, $key, $path );
		}
		$this->values->set_words( $turn, $this->draft, [ 'o' => 'style.opacity' ] );
		$turn->take( 'fix' );
		$this->values->singles( $bag, $this->draft, [ 'blend' => 'style.blend' ] );
		if ( in_array( $bag->text( 'oflow' ), [ 'hidden', 'visible' ], true ) ) {
			$this->values->singles( $bag, $this->draft, [ 'oflow' => 'style.overflow' ] );
		}
		$this->edges( $type );
	}

	private function type( bool $is_text, bool $is_container ): void {
		$font = $this->bag->bag( 'font' );
		$this->values->singles( $font, $this->draft, [ 'family' => 'style.fontFamily' ] );
		$this->values->set_words( $font, $this->draft, [ 'weight' => [ 'style.fontWeight', $is_text ? self::WEIGHT : null ] ] );
		$this->values->lengths( $font, $this->draft, [ 'size' => [ 'style.fontSize', $is_text ? 20 : null ], 'ls' => [ 'style.letterSpacing', null ] ] );
		if ( V7Values::is_on( $font->peek( 'style' ) ) || 'italic' === $font->peek( 'style' ) ) {
			$this->draft->put( 'style.fontStyle', 'italic' );
		}
		if ( is_scalar( $font->peek( 'style' ) ) ) {
			$font->take( 'style' );
		}
		$this->values->lengths( $this->bag, $this->draft, [ 'lh' => [ 'style.lineHeight', $is_text ? 25 : null ] ] );
		$this->values->colors( $this->bag, $this->draft, [ 'color' => [ 'style.color', $is_text ? '#ffffff' : null ] ] );
		$this->values->set_words( $this->bag, $this->draft, [ 'tA' => [ 'style.textAlign', $is_text || $is_container ? 'left' : null ], 'ws' => [ 'style.whiteSpace', $is_text ? 'full' : ( $is_container ? 'normal' : null ) ] ] );
		$content = $this->bag->bag( 'content' );
		$this->values->singles( $content, $this->draft, [ 'trans' => 'style.textTransform', 'deco' => 'style.textDecoration' ] );
		$this->values->singles( $this->bag, $this->draft, [ 'trans' => 'style.textTransform', 'deco' => 'style.textDecoration' ] );
	}

	/** One shadow, or a list of them, of which the model holds the first. */
	private function shadow( string $key, string $path ): void {
		$shadow = $this->bag->bag( $key );
		if ( ! V7Values::is_on( $shadow->peek( 'use' ) ) ) {
			foreach ( $shadow->keys() as $unused ) {
				$shadow->take( $unused );
			}
			return;
		}
		array_map( $shadow->take( ... ), [ 'use', 'on' ] );
		$set = $shadow->peek( 'set' );
		$one = is_array( $set ) && is_array( $set[0] ?? null ) ? $shadow->bag( 'set' )->bag( '0' ) : $shadow;
		$this->values->lengths( $one, $this->draft, [ 'h' => [ "$path.x", 0 ], 'v' => [ "$path.y", 10 ], 'blur' => [ "$path.blur", 20 ] ] + ( str_contains( $path, 'box' ) ? [ 'spread' => "$path.spread" ] : [] ) );
		V7Values::plain_colors( $one, $this->draft, [ 'color' => "$path.color" ] );
	}

	private function background( string $type ): void {
		$bg = $this->bag->bag( 'bg' );
		V7Values::plain_colors( $bg, $this->draft, [ 'color' => 'style.background' ] );
		if ( 'image' !== $type ) {
			V7ImageReader::read( $bg, 'image', $this->draft, 'style.backgroundImage', [ 'position' => 'style.backgroundPosition', 'fit' => 'style.backgroundFit', 'repeat' => 'style.backgroundRepeat' ] );
		}
	}

	private function angle( SourceValues $bag, string $key, string $path ): void {
		$value = $bag->peek( $key );
		$value = is_array( $value ) ? array_map( static fn( mixed $one ): mixed => is_string( $one ) ? str_replace( 'deg', '', $one ) : $one, $value ) : ( is_string( $value ) ? str_replace( 'deg', '', $value ) : $value );
		$all   = $this->values->levels->spread( $value );
		if ( null !== $all && $this->draft->set( $path, $all ) ) {
			$bag->take( $key );
		}
	}

	private function edges( string $type ): void {
		$spike = $this->bag->bag( 'spike' );
		if ( ! V7Values::is_on( $spike->peek( 'use' ) ) ) {
			foreach ( $spike->keys() as $key ) {
				$spike->take( $key );
			}
			return;
		}
		if ( ! in_array( $type, self::CONTAINERS, true ) ) {
			$spike->take( 'use' );
			foreach ( [ 'lw', 'rw' ] as $key ) {
				if ( is_string( $spike->peek( $key ) ) ) {
					$spike->put_back( $key, rtrim( $spike->text( $key ), '%' ) );
				}
			}
			$spike->fill( $this->draft, [ 'l' => 'edges.left', 'r' => 'edges.right', 'lw' => 'edges.leftDepth', 'rw' => 'edges.rightDepth' ] );
		}
	}
}
