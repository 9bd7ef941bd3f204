<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/** A response of object storage. */
final class S3Response {

	/**
	 * @param int    $status 0 when there was no response.
	 * @param string $error  For the site owner, when the request failed.
	 */
	public function __construct( public readonly int $status, public readonly string $body = '', public readonly string $tag = '', public readonly int $length = 0, public readonly string $error = '' ) {}

	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** Text of an element of the XML response; S3 nests nothing deeper that is needed here. */
	public function element_text( string $name ): string {
		return preg_match( "~<$name>([^<]*)</$name>~", $this->body, $matches ) ? html_entity_decode( $matches[1], ENT_QUOTES | ENT_XML1, 'UTF-8' ) : '';
	}
}
