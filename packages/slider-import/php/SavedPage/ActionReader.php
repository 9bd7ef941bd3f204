<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\Slider\Model\Document\Json;
use Frontage\SliderImport\LegacyV5\JsonAttributeConverter;
use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Source\AttributeSyntax;

defined( 'ABSPATH' ) || exit;

/** Reads actions of a layer on click and hover. Script is never imported. */
final class ActionReader {

	/** Maximum number of actions of a layer. */
	private const MOST = 100;

	private const KEYS = [
		'o'      => 'on',
		'd'      => 'delay',
		'sp'     => 'duration',
		'layer'  => 'layer',
		'slide'  => 'slide',
		'url'    => 'url',
		'target' => 'target',
		'ls'     => 'state',
		'ch'     => 'children',
		'class'  => 'className',
		'modal'  => 'modal',
		'ms'     => 'slide',
		'bg'     => 'cover',
		'offset' => 'offset',
		'id'     => 'anchor',
	];

	/** @return list<array<string, mixed>> */
	public static function read( SourceValues $attributes ): array {
		$actions = [];
		$path    = $attributes->path( 'data-actions' );
		$text    = $attributes->text( 'data-actions' );
		$json    = JsonAttributeConverter::actions( $text );
		if ( null === $json && 1 === preg_match( '/^\s*\[\s*\{/', $text ) ) {
			return []; // Damaged JSON is kept as a whole in the extras.
		}
		$attributes->take( 'data-actions' );
		foreach ( $json ?? AttributeSyntax::actions( $text ) as $n => $source ) {
			$bag = is_array( $source ) ? new SourceValues( $source, "$path.$n", $attributes->report ) : SourceValues::parts( $source, "$path.$n", $attributes->report );
			if ( count( $actions ) >= self::MOST ) {
				is_array( $source ) ? $bag->finish() : $attributes->report->add_extra( "$path.$n", $source );
				continue;
			}
			$action = self::action( $bag, is_array( $source ) ? Json::encode( $source ) : $source );
			$bag->finish();
			if ( $action ) {
				$actions[] = $action;
			}
		}
		return $actions;
	}

	/** @return array<string, mixed> Empty for script. */
	public static function action( SourceValues $bag, string $source ): array {
		$name = $bag->text( 'a' );
		if ( 'callback' === $name ) {
			foreach ( $bag->keys() as $key ) {
				$bag->take( $key );
			}
			$bag->report->add_dropped( $bag->path, 'script', $source );
			return [];
		}
		$action = new ModelBuilder( 'Action' );
		if ( 'prev' === $bag->text( 'slide' ) ) {
			$bag->put_back( 'slide', 'previous' );
		}
		if ( 'unknown' !== $name && '' !== $name && $action->set( 'do', $name ) ) {
			$bag->take( 'a' );
		} else {
			$action->put( 'do', 'unknown' );
			$action->put( 'name', (string) preg_replace( '/[^\w-]+/', '-', $name ) );
			$bag->report->add_note( 'unknown-action', $bag->path, $name );
		}
		$bag->fill( $action, self::KEYS );
		KeyframeReader::ease( $bag, $action, 'e', 'ease' );
		// toggleframes first goes to n, then to m, and so on.
		$frames = array_values( array_filter( [ $bag->text( 'f' ), $bag->text( 'n' ), $bag->text( 'm' ) ], static fn( string $one ): bool => 1 === preg_match( '/^[\w-]+$/', $one ) ) );
		if ( $frames && count( $frames ) <= 2 ) {
			$action->put( 'frames', $frames );
			foreach ( [ 'f', 'n', 'm' ] as $key ) {
				if ( in_array( $bag->text( $key ), $frames, true ) ) {
					$bag->take( $key );
				}
			}
		}
		$bag->report->count( 'actions' );
		return $action->values();
	}
}
