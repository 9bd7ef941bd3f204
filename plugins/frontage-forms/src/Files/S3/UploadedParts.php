<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/** The parts of a multipart upload so far, one per received chunk. They are kept in the table, since not every object storage lists them. */
final class UploadedParts {

	/**
	 * @param string       $id   ID of the multipart upload; '' when none was started.
	 * @param list<string> $tags ETag of each part.
	 */
	public function __construct( public readonly string $id = '', public readonly array $tags = [] ) {}

	public static function from_text( string $text ): self {
		$read = json_decode( $text, true );
		$id   = is_array( $read ) ? $read['id'] ?? '' : '';
		$tags = is_array( $read ) ? $read['tags'] ?? [] : [];
		return new self( is_string( $id ) ? $id : '', array_values( array_filter( (array) $tags, 'is_string' ) ) );
	}

	public function to_text(): string {
		return (string) wp_json_encode(
			[
				'id'   => $this->id,
				'tags' => $this->tags,
			]
		);
	}

	public function with_tag( string $tag ): self {
		return new self( $this->id, [ ...$this->tags, $tag ] );
	}

	/** Body of the request that completes the upload. */
	public function to_xml(): string {
		$parts = array_map( static fn ( int $index, string $tag ): string => sprintf( '<Part><PartNumber>%d</PartNumber><ETag>%s</ETag></Part>', $index + 1, esc_xml( $tag ) ), array_keys( $this->tags ), $this->tags );
		return '<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' . implode( '', $parts ) . '</CompleteMultipartUpload>'; // phpcs:ignore PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- An XML namespace, which is not loaded.
	}
}
