<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** What came of trying a storage (`FileStorage::probe()`). */
final class StorageProbe {

	public const PRIVATE  = 'private';
	public const PUBLIC   = 'public';
	public const UNKNOWN  = 'unknown';
	public const REFUSED  = 'refused';

	/**
	 * @param string $result One of the words above: our own can fetch it and nobody else; everybody can; whether everybody can is not known; nothing can be kept.
	 * @param string $detail For the owner: what the storage said, or what to do about it.
	 */
	public function __construct( public readonly string $result, public readonly string $detail = '' ) {}
}
