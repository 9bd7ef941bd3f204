<?php

namespace Frontage\Forms\TagTypes\Text;

defined( 'ABSPATH' ) || exit;

/** Any line of text. */
final class TextTagType extends TextControlTagType {

	public const NAMES = [ 'text', 'text*' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'Text', 'frontage-forms' ),
			'icon'     => 'text',
			'position' => 10,
			'template' => '[text your-text]',
		] + parent::description( $type );
	}
}
