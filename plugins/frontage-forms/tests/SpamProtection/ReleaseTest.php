<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SpamProtection;

use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

#[Group( 'database' )]
final class ReleaseTest extends SubmissionTestCase {

	public function test_the_mail_of_a_visitor_says_nothing_of_who_lets_it_in_nor_what_only_he_may_read(): void {
		global $wpdb;
		$secret = (int) wp_insert_post( [ 'post_title' => 'Secret plan', 'post_status' => 'private', 'post_type' => 'page' ] );
		$form   = $this->make_form( '[text your-name]', 'proof_of_work: on' );
		$form   = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'recipient' => 'owner@example.test', 'body' => 'Mail: [your-name], [_post_title], [_user_email].' ] + $form->mail ] ) );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann', '_wpcf7_container_post' => (string) $secret ] ) );
		$this->sign_in( 'administrator' );
		$me = get_current_user_id();
		( new SubmissionActions() )->approve( [ (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', SubmissionTable::table_name() ) ) ], false );
		self::assertSame( $me, get_current_user_id() );
		do_action( 'frontage_forms_deliver' );
		self::assertSame( 'Mail: Ann, , .', trim( $this->mails[0]['message'] ?? $this->mails[0]['body'] ?? '' ) );
	}

	public function test_what_was_held_is_mailed_when_its_owner_lets_it_in_the_second_mail_only_if_ticked(): void {
		global $wpdb;
		$form = $this->make_form( '[text your-name][email your-email]', 'proof_of_work: on' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save(
			$form->with(
				[
					'mail_2' => [
						'active'    => true,
						'recipient' => '[your-email]',
						'subject'   => 'Thank you',
						'body'      => 'We have it.',
					] + $form->mail,
				]
			)
		);
		foreach ( [ 'ann', 'bob' ] as $name ) {
			self::assertSame(
				'mail_sent',
				$this->post(
					$form->id,
					self::fill_fields(
						[
							'your-name'  => $name,
							'your-email' => "$name@example.test",
						]
					)
				)->get_data()['status']
			);
		}
		self::assertSame( [], $this->mails );
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE state = %s AND reason = %s ORDER BY id', SubmissionTable::table_name(), 'held', 'unchecked' ) ) );
		self::assertCount( 2, $ids );

		( new SubmissionActions() )->approve( [ $ids[0] ], false );
		do_action( 'frontage_forms_deliver' );
		self::assertSame( [ 'admin@example.test' ], array_column( $this->mails, 'to' ) );
		( new SubmissionActions() )->approve( [ $ids[1] ], true );
		do_action( 'frontage_forms_deliver' );
		self::assertSame( [ 'admin@example.test', 'admin@example.test', 'bob@example.test' ], array_column( $this->mails, 'to' ) );
	}
}
