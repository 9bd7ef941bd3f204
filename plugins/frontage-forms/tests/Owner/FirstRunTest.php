<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Owner;

use Frontage\Forms\Form\Forms;
use Frontage\Forms\Owner\FirstRun;
use Frontage\Forms\Owner\FormsScreen;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
require_once ABSPATH . 'wp-admin/includes/screen.php';
require_once ABSPATH . 'wp-admin/includes/template.php';

/** The next step after activation, and the links in the list of plugins. */
final class FirstRunTest extends FormTestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_one_step_is_shown_until_it_is_put_away(): void {
		foreach ( ( new Forms() )->query() as $form ) {
			wp_delete_post( $form->id, true );
		}
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( 'Make the first form', $this->shown( 'plugins' ) );
		$this->make_form( '[text a]' );
		self::assertStringContainsString( 'See your forms', $this->shown( 'dashboard' ) );
		self::assertStringContainsString( esc_url( FormsScreen::url() ), $this->shown( 'dashboard' ) );
		self::assertSame( '', $this->shown( 'edit-post' ) );
		FirstRun::remember();
		self::assertSame( '', $this->shown( 'plugins' ) );
	}

	public function test_who_may_not_make_forms_is_told_nothing(): void {
		$this->sign_in( 'author' );
		self::assertSame( '', $this->shown( 'dashboard' ) );
	}

	public function test_the_list_of_plugins_leads_to_our_screens(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( [ 'forms', 'inbox', 'settings', 'deactivate' ], array_keys( FirstRun::links( [ 'deactivate' => 'x' ] ) ) );
		$this->sign_in( 'subscriber' );
		self::assertSame( [ 'deactivate' ], array_keys( FirstRun::links( [ 'deactivate' => 'x' ] ) ) );
	}

	private function shown( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		FirstRun::show();
		return (string) ob_get_clean();
	}
}
