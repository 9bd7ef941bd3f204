<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Queue\DeliverySlot;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** An add-on may end the process before the mail, as some do that print an answer of their own. In processes of their own, as on a site. */
#[Group( 'processes' )]
final class DyingAddOnTest extends WordPressTestCase {

	private Form $form;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' ); // The other processes must see what is here.
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => '[text* your-name]' ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->form = $form;
		$this->clear();
	}

	protected function tearDown(): void {
		$this->clear();
		wp_delete_post( $this->form->id, true );
		parent::tearDown();
	}

	public function test_its_message_is_mailed_and_holds_up_no_other(): void {
		self::assertSame( 'dead', self::process( (string) $this->form->id ) );
		self::assertSame( [ 'kept' ], self::states() );
		$this->expire_leases();
		self::assertSame( 'dead', self::process(), 'The add-on is asked once more: it may have had a bad moment.' );
		$this->expire_leases();
		self::assertSame( 'done', self::process(), 'Then mail goes without it.' );
		self::assertSame( [ 'sent' ], self::states() );
	}

	private static function process( string ...$arguments ): string {
		$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-dying.php', ...$arguments ], [ 1 => [ 'pipe', 'w' ], 2 => STDERR ], $pipes );
		self::assertIsResource( $process );
		$said = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		return $said;
	}

	/** @return list<string> */
	private static function states(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) );
	}

	private function expire_leases(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET changed = DATE_SUB(changed, INTERVAL 1 HOUR)', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( DeliverySlot::LOCK ) . '%' ) );
	}

	private function clear(): void {
		global $wpdb;
		foreach ( [ SubmissionTable::table_name(), SubmissionTable::table_name( SubmissionTable::LIMITS ), JobTable::name() ] as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		}
		SearchIndex::reset();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( DeliverySlot::LOCK ) . '%' ) );
	}
}
