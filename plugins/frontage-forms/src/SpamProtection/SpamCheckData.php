<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** The data that the form's script needs for the spam checks (docs/reference/contact-forms.md §5, checks). The same for all visitors. */
final class SpamCheckData {

	/**
	 * For `frontage_forms_page_data`.
	 *
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	public static function add( array $data, Form $form ): array {
		$data['guard'] = array_filter(
			[
				'trap'  => Honeypot::field_name( $form ),
				'stamp' => SignedTimestamp::create( $form->id ),
				'work'  => ProofOfWork::required_bits( $form ),
			]
		);
		return $data;
	}
}
