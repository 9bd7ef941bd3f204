<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/** An email address. */
final class EmailTagType extends TextControlTagType {

	public const NAMES = [ 'email', 'email*' ];

	protected const KIND = [ 'email', 'invalid_email' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'Email', 'frontage-forms' ),
			'icon'     => 'at-symbol',
			'position' => 20,
			'template' => '[email your-email]',
		] + parent::description( $type );
	}

	public function sample( FormTag $tag ): string {
		return 'visitor@example.com'; // A reserved domain, so that the address reaches nobody (RFC 2606).
	}
}
