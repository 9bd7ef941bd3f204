<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document\Read;

/** Names of easings as the model keeps them: `none`, `power2.out`, `bounce.out(0.7)`. Twin of model/document/read/ease-names.ts. */
final class EaseNames {

	private const FAMILIES = [ 'power0', 'power1', 'power2', 'power3', 'power4', 'back', 'expo', 'sine', 'circ', 'elastic', 'bounce', 'slow' ];

	/** Families of the 5.x names, and the bounces of a fixed strength. */
	private const OLD = [
		'quad'             => 'power1',
		'cubic'            => 'power2',
		'quart'            => 'power3',
		'quint'            => 'power4',
		'strong'           => 'power4',
		'slowmo'           => 'slow',
		'sfxbouncelite'    => 'bounce(0.3)',
		'sfxbouncesolid'   => 'bounce(0.5)',
		'sfxbouncestrong'  => 'bounce(0.7)',
		'sfxbounceextreme' => 'bounce(0.9)',
		'sfxbounceextrem'  => 'bounce(0.9)',
		'bouncelite'       => 'bounce(0.3)',
		'bouncesolid'      => 'bounce(0.5)',
		'bouncestrong'     => 'bounce(0.7)',
		'bounceextrem'     => 'bounce(0.9)',
		'bounceextreme'    => 'bounce(0.9)',
	];

	/** The name as the model keeps it; '' = inherit, so as if nothing stood there; null = not known. */
	public static function read( mixed $value ): ?string {
		if ( ! is_string( $value ) || strlen( $value ) > 100 ) {
			return null;
		}
		$text = (string) preg_replace( '/[ \t\n\r\f\v]+|^punchgs\./', '', strtolower( trim( $value, " \t\n\r\f\v" ) ) );
		if ( in_array( $text, [ '', 'nothing', 'default', 'inherit', 'd' ], true ) ) {
			return '';
		}
		if ( in_array( $text, [ 'none', 'linear', 'linear.none', 'linear.easenone', 'linear.easein', 'linear.easeout', 'linear.easeinout', 'ease-none' ], true ) ) {
			return 'none';
		}
		if ( ! preg_match( '/^([a-z0-9]+)(?:\.(?:ease)?(inout|in|out))?(?:\((0\.[3579])\))?$/D', $text, $found ) ) {
			return null;
		}
		$family   = self::OLD[ $found[1] ] ?? $found[1];
		$strength = $found[3] ?? '';
		if ( str_starts_with( $family, 'bounce(' ) ) {
			$strength = substr( $family, 7, 3 );
			$family   = 'bounce';
		}
		if ( ! in_array( $family, self::FAMILIES, true ) || ( '' !== $strength && 'bounce' !== $family ) ) {
			return null;
		}
		$way = ( $found[2] ?? '' ) ?: 'out';
		return $family . '.' . ( 'inout' === $way ? 'inOut' : $way ) . ( '' === $strength ? '' : "($strength)" );
	}
}
