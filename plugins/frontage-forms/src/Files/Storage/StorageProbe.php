<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** The result of testing a storage (`FileStorage::run_probe()`). */
final class StorageProbe {

	public const PRIVATE = 'private';
	public const PUBLIC  = 'public';
	public const UNKNOWN = 'unknown';
	public const REFUSED = 'refused';

	/**
	 * @param string $result One of the constants: only this site can read files; anyone can; it is unknown whether anyone can; files cannot be stored.
	 * @param string $detail For the site owner: the storage's error, or what to do about it.
	 */
	public function __construct( public readonly string $result, public readonly string $detail = '' ) {}
}
