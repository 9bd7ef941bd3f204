<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Kit\Limit;

defined( 'ABSPATH' ) || exit;

/** Who sent a file before its form: the visitor's name for himself, with hashes of what proves it and of where he is. */
final class Owner {

	private const MEGABYTES_OF_HOUR = 500;

	public readonly string $secret;

	/** A keyed hash whose key changes every day: it only counts. */
	public readonly string $address;

	/** In megabytes: all that came within an hour, also what was sent or taken away since. */
	public readonly Limit $hour;

	/** @param string $secret What only this visitor's browser knows; it is not kept. */
	public function __construct( public readonly int $form_id, public readonly string $visitor, #[\SensitiveParameter] string $secret, string $address = '' ) {
		$this->secret  = hash_hmac( 'sha256', "$visitor\n$secret", wp_salt( 'auth' ) );
		$this->address = '' === $address ? '' : ( new Limit( 'forms upload', $address, 1, 1 ) )->bucket;
		$this->hour    = new Limit( 'forms upload bytes', $address, self::MEGABYTES_OF_HOUR, HOUR_IN_SECONDS );
	}
}
