<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Processing\SubmissionController;
use Frontage\Forms\Processing\SubmissionFiles;
use Frontage\Forms\Processing\SubmissionProcessor;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Posts to forms as a browser does, on a site set up like the one where the fixtures were recorded; collects the mails. */
abstract class SubmissionTestCase extends WordPressTestCase {

	/** @var list<array<string, mixed>> Arguments of each wp_mail(). */
	protected array $mails = [];

	/** Whether a request of `post()` goes on after its answer. */
	protected bool $goes_on = true;

	/** @var list<string> */
	private array $temporary = [];

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', \Frontage\Forms\Queue\JobTable::name() ) ); // A test whose statement fails ends its transaction on SQLite, and leaves what came after.
		$this->mails = [];
		add_filter( 'pre_wp_mail', [ $this, 'catch_mail' ], 10, 2 );
		add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => 0, 'address' => 0 ] );
		add_action( 'frontage_forms_before_send', [ self::class, 'abort_as_recorded' ], 10, 2 );
		update_option( 'disallowed_keys', 'spamword-lab' );
		// Files of a test were never uploaded, so PHP's move_uploaded_file() would refuse them.
		remove_action( 'frontage_kit_rest_routes', [ SubmissionController::class, 'register' ] );
		add_action(
			'rest_api_init',
			static fn () => ( new SubmissionController( new FormRepository(), new SubmissionProcessor( files: new SubmissionFiles( copy( ... ) ) ) ) )->register_routes()
		);
	}

	protected function tearDown(): void {
		array_map( 'unlink', array_filter( $this->temporary, 'is_file' ) );
		$this->temporary = [];
		parent::tearDown();
	}

	/**
	 * The recorder's mailer: the word "failmail" makes it fail.
	 *
	 * @param array<string, mixed> $mail
	 */
	public function catch_mail( ?bool $done, array $mail ): bool {
		$this->mails[] = $mail;
		return ! str_contains( (string) wp_json_encode( $mail ), 'failmail' );
	}

	/** The recorder's before-send hook. */
	public static function abort_as_recorded( SubmissionControl $sending, Submission $submission ): void {
		match ( $submission->values['lab-abort'] ?? '' ) {
			'plain'  => $sending->stop(),
			'custom' => $sending->stop( 'Put on the waiting list.', 'waiting_list' ),
			default  => null,
		};
	}

	protected function make_form( string $template, string $settings = '', int $id = 0 ): Form {
		if ( $id ) {
			self::assertSame(
				$id,
				wp_insert_post(
					[
						'import_id'   => $id,
						'post_type'   => FormFormat::POST_TYPE,
						'post_status' => 'publish',
						'post_title'  => "Form $id",
					]
				),
				"the id $id is taken"
			);
		}
		$form = ( new FormRepository() )->save(
			DefaultForm::create( 'en_US' )->with(
				[
					'id'                  => $id,
					'title'               => 'A form',
					'template'            => $template,
					'additional_settings' => $settings,
				]
			)
		);
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	/** A form of the recording site, under its recorded id; with more additional settings, perhaps. */
	protected function recorded_form( string $name, string $more = '' ): Form {
		foreach ( self::fixture( 'contact-forms/rendered-html.json' )['forms'] as $row ) {
			if ( $row['id'] === $name ) {
				return $this->make_form( $row['template'], trim( $row['additional_settings'] . "\n" . $more ), 4 + 2 * (int) substr( $name, 1 ) );
			}
		}
		self::fail( "no form $name was recorded" );
	}

	/**
	 * As the browser sends it: PHP's own reading of the names.
	 *
	 * @param list<array{string, string}> $fields
	 * @return array<mixed>
	 */
	protected static function as_php_reads( array $fields ): array {
		parse_str( implode( '&', array_map( static fn ( array $field ): string => rawurlencode( $field[0] ) . '=' . rawurlencode( $field[1] ), $fields ) ), $read );
		return $read;
	}

	/**
	 * @param array<mixed>                                        $fields
	 * @param list<array{field:string, name:string, size:int}>   $files
	 * @param array<string, string>                               $headers
	 */
	protected function post( int $form_id, array $fields, array $files = [], array $headers = [], string $namespace = 'frontage/v1' ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/$namespace/contact-forms/$form_id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body_params( $fields );
		$request->set_file_params( $this->uploads( $files ) );
		$answer = rest_do_request( $request );
		if ( $this->goes_on ) {
			self::end_request();
		}
		return $answer;
	}

	/** What happens once the visitor has his answer. */
	protected static function end_request(): void {
		if ( remove_action( 'shutdown', [ DeferredDelivery::class, 'run' ], DeferredDelivery::LAST ) ) {
			DeferredDelivery::run();
		}
	}

	/**
	 * The fields a browser adds itself, and the visitor's.
	 *
	 * @param array<mixed> $fields
	 * @return array<mixed>
	 */
	protected static function fill_fields( array $fields, string $unit_tag = 'wpcf7-f1-o1' ): array {
		return [ FormFormat::FIELD_UNIT_TAG => $unit_tag ] + $fields;
	}

	/**
	 * @param list<array{field:string, name:string, size:int}> $files
	 * @return array<string, array<string, mixed>>
	 */
	protected function uploads( array $files ): array {
		$uploads = [];
		foreach ( $files as $file ) {
			$path              = (string) tempnam( sys_get_temp_dir(), 'upload' );
			$this->temporary[] = $path;
			file_put_contents( $path, str_repeat( 'x', $file['size'] ) );
			$uploads[ $file['field'] ] = [
				'name'     => $file['name'],
				'type'     => 'text/plain',
				'tmp_name' => $path,
				'error'    => UPLOAD_ERR_OK,
				'size'     => $file['size'],
			];
		}
		return $uploads;
	}

	protected static function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SubmissionTable::table_name() ) );
	}

	/**
	 * @param array<mixed> $expected
	 * @param array<mixed> $data
	 */
	protected static function assert_invalid( array $expected, array $data ): void {
		self::assertSame( 'validation_failed', $data['status'] ?? null );
		self::assertSame( $expected, array_column( (array) $data['invalid_fields'], 'message', 'field' ) );
	}

	/**
	 * As core asks: page by page until it is done. Where the numbers of rows begin depends on what was there before.
	 *
	 * @param callable(string, int): array<string, mixed> $callback
	 * @return list<array<string, mixed>>
	 */
	protected static function pages( callable $callback, string $email ): array {
		$pages = [];
		do {
			$pages[] = $callback( $email, count( $pages ) + 1 );
		} while ( ! end( $pages )['done'] && count( $pages ) < 100 );
		return $pages;
	}
}
