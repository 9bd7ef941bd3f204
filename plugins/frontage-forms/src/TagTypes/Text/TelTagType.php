<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/** A telephone number. */
final class TelTagType extends TextControlTagType {

	public const NAMES = [ 'tel', 'tel*' ];

	protected const KIND = [ 'tel', 'invalid_tel' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'Phone', 'frontage-forms' ),
			'search'   => __( 'telephone, mobile, cell', 'frontage-forms' ),
			'icon'     => 'mobile',
			'position' => 30,
			'template' => '[tel your-phone]',
		] + parent::description( $type );
	}

	public function sample( FormTag $tag ): string {
		return '+1 555 0100';
	}
}
