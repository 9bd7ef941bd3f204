<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\DocumentReader;

defined( 'ABSPATH' ) || exit;

/**
 * Normalizes a document: all defaults, types and breakpoints are filled in. All later code works on this form.
 * Normalizing twice changes nothing. PHP port of model/document/normalizer.ts; both run cases.json.
 */
final class Normalizer {

	/** @param array<mixed> $document A sparse document as stored, or one without `schema`, whose options may have legacy names. */
	public static function slider( array $document ): NormalizedDocument {
		$old    = ! isset( $document['schema'] );
		$scales = OffsetInheritance::scales( $document );
		$reader = new DocumentReader( $old, $scales );
		if ( $old && is_array( $document['options'] ?? null ) ) {
			$document['options'] = LegacyOptions::options( $document['options'], $reader );
		}
		/** @var array<string, mixed> $model */
		$model            = $reader->read( Schema::object( 'Slider' ), $document, '' ) ?? Defaults::object_defaults( 'Slider' );
		$model['slides']  = array_map( self::with_transition( ... ), is_array( $model['slides'] ) ? $model['slides'] : [] );
		$options          = is_array( $model['options'] ) ? $model['options'] : [];
		$model['options'] = OptionRules::apply( $options, count( $model['slides'] ), $reader );
		$model            = UniqueNames::resolve( $scales ? OffsetInheritance::expand( $model ) : $model, $reader );
		$model['extras']  = [ ...( is_array( $model['extras'] ) ? $model['extras'] : [] ), ...$reader->extras ];
		return new NormalizedDocument( $model, $reader->fired );
	}

	/**
	 * Normalizes only options, as in an init call: the model is `{options, extras}`.
	 *
	 * @param array<mixed> $options
	 * @param int          $slides  Number of slides; 0 = unknown.
	 */
	public static function options( array $options, int $slides = 0 ): NormalizedDocument {
		$reader = new DocumentReader( true );
		/** @var array<string, mixed> $read */
		$read = $reader->read( Schema::object( 'Options' ), LegacyOptions::options( $options, $reader ), 'options' ) ?? Defaults::object_defaults( 'Options' );
		return new NormalizedDocument(
			[
				'options' => OptionRules::apply( $read, $slides, $reader ),
				'extras'  => $reader->extras,
			],
			$reader->fired
		);
	}

	/** A transition without a name or settings is a fade. */
	private static function with_transition( mixed $slide ): mixed {
		if ( is_array( $slide ) && is_array( $slide['transition'] ?? null ) && ! array_intersect_key( $slide['transition'], array_flip( [ 'name', 'in', 'out', 'd3', 'effect' ] ) ) ) {
			$slide['transition']['name'] = 'fade';
		}
		return $slide;
	}
}
