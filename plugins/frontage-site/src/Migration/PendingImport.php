<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Import\SharedFile;
use Frontage\Kit\Migration\PostTransfer;
use Frontage\Site\Migration\Safety\MigrationErrors;
use Frontage\Site\StorageErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * An export file that waits to be imported, or is being imported: its file, its user, and the progress. Nothing of it is
 * public until the import completes.
 */
final class PendingImport {

	/** Option that every dashboard request reads: the id of a pending import that may need cleanup, or ''. */
	public const POINTER = 'frontage_site_kit';

	private const OPTION = 'frontage_site_kit_stage';

	/** Seconds after which an uploaded file that was not imported is abandoned. */
	private const LIFE = 7200;

	/** The same for a started import, whose screen would have sent another request. */
	private const IDLE = 300;

	/** @param array<int, int> $media This site's attachments by the export's IDs. */
	private function __construct( public readonly string $id, public readonly int $user, public readonly string $name, private int $touched, private bool $begun, public array $media ) {}

	/** @param string $file The file is copied, since PHP deletes uploads at the end of the request. */
	public static function open( string $file, string $name ): self|WP_Error {
		self::current()?->discard();
		$id = bin2hex( random_bytes( 16 ) );
		if ( ! self::files()->store( $id, $file ) ) {
			return MigrationErrors::error( 'disk', __( 'Could not save the export file on this server. Check whether the disk is full.', 'frontage-site' ), 500 );
		}
		$stage   = new self( id: $id, user: get_current_user_id(), name: $name, touched: time(), begun: false, media: [] );
		$refused = VerifiedWrite::option( self::POINTER, $id, true ) ?? $stage->save();
		if ( $refused ) {
			$stage->close();
			return StorageErrors::with_message( $refused );
		}
		return $stage;
	}

	public static function current(): ?self {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) || ! is_string( $stored['id'] ?? null ) ) {
			return null;
		}
		$media = [];
		foreach ( is_array( $stored['media'] ?? null ) ? $stored['media'] : [] as $old => $new ) {
			$media[ (int) $old ] = is_numeric( $new ) ? (int) $new : 0;
		}
		$number = static fn ( string $key ): int => is_numeric( $stored[ $key ] ?? null ) ? (int) $stored[ $key ] : 0;
		$text   = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		return new self(
			id: $stored['id'],
			user: $number( 'user' ),
			name: $text( 'name' ),
			touched: $number( 'touched' ),
			begun: ! empty( $stored['begun'] ),
			media: $media,
		);
	}

	/** The current user's pending import with this id. */
	public static function find( string $id ): self|WP_Error {
		$stage = self::current();
		return $stage && hash_equals( $stage->id, $id ) && get_current_user_id() === $stage->user && null !== $stage->file()
			? $stage
			: MigrationErrors::error( 'gone', __( 'This import has expired or was replaced. Files are kept for two hours. Choose the file again.', 'frontage-site' ), 410 );
	}

	/** Also records that the import is still active. */
	public function save( bool $begun = false ): ?WP_Error {
		$this->begun   = $this->begun || $begun;
		$this->touched = time();
		return VerifiedWrite::option( self::OPTION, get_object_vars( $this ), false );
	}

	/** The path of the file on this server; null if nothing has it any more. */
	public function file(): ?string {
		return self::files()->open( $this->id );
	}

	/** Whether it was abandoned: only time tells, since the file may be on another server. */
	public function is_abandoned(): bool {
		return $this->touched + ( $this->begun ? self::IDLE : self::LIFE ) < time();
	}

	/** Whether another user's import is running, which a new upload would replace. */
	public function belongs_to_other_user(): bool {
		return $this->begun && get_current_user_id() !== $this->user;
	}

	/** Deletes everything that it added. */
	public function discard(): void {
		foreach ( MediaImporter::imported_files( $this->id ) as $attachment ) {
			wp_delete_attachment( $attachment, true );
		}
		$reserved = get_posts(
			[
				'post_type'   => PostTransfer::RESERVED,
				'post_status' => 'draft',
				'fields'      => 'ids',
				'numberposts' => -1,
			]
		);
		foreach ( $reserved as $post ) {
			wp_delete_post( (int) $post, true );
		}
		$this->close();
	}

	/** The import is complete: what it added stays. */
	public function close(): void {
		delete_metadata( 'post', 0, MediaImporter::STAGE, $this->id, true );
		self::files()->delete( $this->id );
		delete_option( self::OPTION );
		update_option( self::POINTER, '', true );
	}

	private static function files(): SharedFile {
		return new SharedFile( 'frontage-kit-' );
	}
}
