<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Form\UploadTerms;
use Frontage\Kit\Address;
use Frontage\Kit\Limit;

defined( 'ABSPATH' ) || exit;

/** Who sent a file before its form: the visitor's name for himself, what proves it, and where he is. All three are kept as keyed hashes alone: whoever reads the table can claim nothing with it. */
final class Owner {

	public readonly string $visitor;

	public readonly string $secret;

	/** A keyed hash whose key changes every day: it only counts. */
	public readonly string $address;

	/** The same of the network that the address is in: /24 of IPv4, /48 of IPv6. */
	public readonly string $network;

	/** In megabytes: all that came within an hour, also what was sent or taken away since. */
	public readonly Limit $hour;

	/**
	 * @param string $name   As the browser says it.
	 * @param string $secret What only this visitor's browser knows.
	 */
	public function __construct( public readonly int $form_id, #[\SensitiveParameter] public readonly string $name, #[\SensitiveParameter] string $secret, string $address = '' ) {
		$this->visitor = self::hidden( $name );
		$this->secret  = hash_hmac( 'sha256', "$name\n$secret", wp_salt( 'auth' ) );
		$this->address = '' === $address ? '' : ( new Limit( 'forms upload', $address, 1, 1 ) )->bucket;
		$network       = Address::network( $address, 24, 48 );
		$this->network = '' === $network ? '' : ( new Limit( 'forms upload network', $network, 1, 1 ) )->bucket;
		$this->hour    = new Limit( 'forms upload bytes', $address, intdiv( UploadTerms::OF_HOUR, MB_IN_BYTES ), HOUR_IN_SECONDS );
	}

	/** How a visitor's name for himself stands in the table: an old client's is its secret, too. */
	public static function hidden( #[\SensitiveParameter] string $name ): string {
		return hash_hmac( 'sha256', "visitor\n$name", wp_salt( 'auth' ) );
	}
}
