<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

defined( 'ABSPATH' ) || exit;

/** Names of easings in jQuery's form, `easeOutCubic`, in the model's form, `power2.out`. */
final class JQueryEasing {

	private const FAMILIES = [ 'quad' => 'power1', 'cubic' => 'power2', 'quart' => 'power3', 'quint' => 'power4', 'sine' => 'sine', 'expo' => 'expo', 'circ' => 'circ', 'back' => 'back', 'elastic' => 'elastic', 'bounce' => 'bounce' ];

	/** '' if the name is unknown. */
	public static function read( string $name ): string {
		$name = strtolower( trim( $name ) );
		if ( 'linear' === $name ) {
			return 'none';
		}
		if ( 1 !== preg_match( '/^ease(inout|in|out)([a-z]+)$/D', $name, $found ) || ! isset( self::FAMILIES[ $found[2] ] ) ) {
			return '';
		}
		return self::FAMILIES[ $found[2] ] . '.' . ( 'inout' === $found[1] ? 'inOut' : $found[1] );
	}
}
