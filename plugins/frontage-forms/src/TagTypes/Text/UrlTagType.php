<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/** A URL. */
final class UrlTagType extends TextControlTagType {

	public const NAMES = [ 'url', 'url*' ];

	protected const KIND = [ 'url', 'invalid_url' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'URL', 'frontage-forms' ),
			'search'   => __( 'website, link', 'frontage-forms' ),
			'icon'     => 'link',
			'position' => 40,
			'template' => '[url your-url]',
		] + parent::description( $type );
	}

	public function sample( FormTag $tag ): string {
		return 'https://example.com/';
	}
}
