<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin;

use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Admin\OnboardingSteps;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Admin\TestMail;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Tests\Submissions;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';
require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

/** The next step after activation, and the links in the list of plugins. */
final class OnboardingStepsTest extends FormTestCase {

	public function test_one_step_follows_the_other_until_a_message_was_sent(): void {
		foreach ( ( new FormRepository() )->query() as $form ) {
			wp_delete_post( $form->id, true );
		}
		$this->sign_in( 'administrator' );
		self::assertSame( [ 'Create first form', InboxScreen::builder_url() ], $this->step() );

		$form          = $this->make_form( '[text a]' );
		[ $says, $to ] = $this->step();
		self::assertSame( 'Create a page', $says );
		self::assertStringContainsString( rawurlencode( '<!-- wp:frontage/contact-form {"form":"' . substr( $form->hash, 0, FormRepository::ADDRESS_LENGTH ) . '"} /-->' ), $to );

		$draft = wp_insert_post( wp_slash( [ 'post_status' => 'draft', 'post_content' => "[contact-form-7 id=\"{$form->hash}\"]" ] ) );
		self::assertSame( [ 'View form page', FormListScreen::url() ], $this->step(), 'Nobody can send from a draft.' );
		wp_publish_post( $draft );
		self::assertSame( [ 'View form page', get_permalink( $draft ) ], $this->step() );

		Submissions::add();
		self::assertSame( [ 'Send test email', SettingsHub::url() . '#frontage-hub-email' ], $this->step() );
		add_filter( 'pre_wp_mail', '__return_false' );
		TestMail::send_plain( 'a@example.test', 'Test', 'Test' );
		self::assertSame( 'Send test email', $this->step()[0], 'It was refused.' );
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_true' );
		TestMail::send_plain( 'a@example.test', 'Test', 'Test' );
		self::assertSame( [], $this->step() );
		self::assertSame( [ true, true, true, true ], array_column( OnboardingSteps::add( [] ), 'done' ), 'Steps that are done stay in the list.' );
	}

	public function test_who_may_not_make_forms_is_told_nothing(): void {
		$this->sign_in( 'author' );
		self::assertSame( [], $this->step() );
	}

	public function test_the_list_of_plugins_leads_to_our_screens(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( [ 'forms', 'inbox', 'settings', 'deactivate' ], array_keys( OnboardingSteps::add_action_links( [ 'deactivate' => 'x' ] ) ) );
		$this->sign_in( 'subscriber' );
		self::assertSame( [ 'deactivate' ], array_keys( OnboardingSteps::add_action_links( [ 'deactivate' => 'x' ] ) ) );
	}

	/** @return array{}|array{ string, string } Of the first open step: what the button says, and where it leads. */
	private function step(): array {
		$step = array_values( array_filter( OnboardingSteps::add( [] ), static fn ( array $one ): bool => ! $one['done'] ) )[0] ?? null;
		return $step ? [ $step['button'], $step['url'] ] : [];
	}
}
