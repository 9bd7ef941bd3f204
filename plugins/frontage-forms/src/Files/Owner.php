<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Kit\Limit;

defined( 'ABSPATH' ) || exit;

/** Who sent a file before its form: the visitor's name for himself, with hashes of what proves it and of where he is. */
final class Owner {

	public readonly string $secret;

	/** A keyed hash whose key changes every day: it only counts. */
	public readonly string $address;

	/** @param string $secret What only this visitor's browser knows; it is not kept. */
	public function __construct( public readonly int $form_id, public readonly string $visitor, #[\SensitiveParameter] string $secret, string $address = '' ) {
		$this->secret  = hash_hmac( 'sha256', "$visitor\n$secret", wp_salt( 'auth' ) );
		$this->address = '' === $address ? '' : ( new Limit( 'forms upload', $address, 1, 1 ) )->bucket;
	}
}
