<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

require_once __DIR__ . '/SubmissionTestCase.php';

/** Steps are markup: whatever step a request says it comes from, the whole form is judged. */
final class StepsTest extends SubmissionTestCase {

	private const TEMPLATE = '<div class="fr-form-step" data-title="You">[text* first][email* mail]</div><div class="fr-form-step" data-title="Wish">[text* wish][submit]</div>';

	public function test_a_post_of_one_step_is_a_form_with_fields_missing(): void {
		$form = $this->make_form( self::TEMPLATE );
		foreach ( [ [], [ 'step' => '2', '_step' => 'last', 'data-title' => 'Wish' ] ] as $tampered ) {
			$answer = $this->post( $form->id, self::fill_fields( [ 'wish' => 'A boat' ] + $tampered ) )->get_data();
			self::assertSame( 'validation_failed', $answer['status'] );
			self::assertSame( [ 'first', 'mail' ], array_column( $answer['invalid_fields'], 'field' ) );
		}
		self::assertSame( [], $this->mails );
		$whole = [
			'first' => 'Ann',
			'mail'  => 'ann@example.org',
			'wish'  => 'A boat',
		];
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( $whole ) )->get_data()['status'] );
	}
}
