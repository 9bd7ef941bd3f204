<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** WordPress's parser; types of our blocks are registered before a content that has one is parsed. */
final class BlockParser extends \WP_Block_Parser {

	/**
	 * @param string $document
	 * @return array<mixed>
	 */
	public function parse( $document ) {
		BlockTypes::find_in_content( (string) $document );
		return parent::parse( $document );
	}
}
