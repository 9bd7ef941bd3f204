<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/** What object storage answered. */
final class S3Response {

	/**
	 * @param int    $status 0 when there was no answer.
	 * @param string $error  For the owner, of what was not answered as it should be.
	 */
	public function __construct( public readonly int $status, public readonly string $body = '', public readonly string $tag = '', public readonly int $length = 0, public readonly string $error = '' ) {}

	public function is_good(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** Of the XML of a reply: S3 says nothing deeper that is asked for here. */
	public function element( string $name ): string {
		return preg_match( "~<$name>([^<]*)</$name>~", $this->body, $found ) ? html_entity_decode( $found[1], ENT_QUOTES | ENT_XML1, 'UTF-8' ) : '';
	}
}
