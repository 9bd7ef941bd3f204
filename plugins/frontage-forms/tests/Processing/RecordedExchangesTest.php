<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/SubmissionTestCase.php';

/** Every exchange that was recorded of the original's routes: the same request gets the same answer. */
#[Group( 'database' )]
final class RecordedExchangesTest extends SubmissionTestCase {

	private const FILES = [ 'feedback', 'validation', 'validation-extra-rules', 'refill', 'schema' ];

	/** Forms whose tags come with a later issue: the uploader's. */
	private const ASIDE = [ 'f10', 'f12' ];

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function exchanges(): iterable {
		foreach ( self::FILES as $file ) {
			foreach ( self::fixture( "contact-forms/$file.json" )['exchanges'] as $index => $exchange ) {
				if ( ! in_array( $exchange['form'] ?? '', self::ASIDE, true ) ) {
					yield "$file $index: {$exchange['label']}" => [ $exchange ];
				}
			}
		}
	}

	/** @param array<string, mixed> $exchange */
	#[DataProvider( 'exchanges' )]
	public function test_the_recorded_request_gets_the_recorded_answer( array $exchange ): void {
		$id = (int) preg_replace( '~.*/contact-forms/(\d+)/.*~', '$1', $exchange['request']['path'] );
		if ( 99999 !== $id ) {
			// Only a form that stores nothing can still tell a visitor that no mail was accepted.
			$this->recorded_form( sprintf( 'f%02d', ( $id - 4 ) / 2 ), 'mail_failed' === ( $exchange['response']['json']['status'] ?? '' ) ? 'do_not_store: on' : '' );
		}
		if ( 22 === $id ) {
			add_filter( 'frontage_forms_rules', static fn (): array => self::rules_of_f09() );
		}
		$answer   = $this->replay( $exchange['request'] );
		$expected = $exchange['response'];
		self::assertSame( $expected['status'], $answer->get_status() );
		$data = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertSame( self::comparable( $this->with_our_decisions( $expected['json'], $exchange['label'] ) ), self::comparable( $data ) );
		if ( str_contains( $exchange['request']['path'], '/refill' ) || str_ends_with( $exchange['request']['path'], '/feedback' ) && 'GET' !== $exchange['request']['method'] ) {
			self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? null );
		}
		if ( array_key_exists( 'mails', $exchange ) ) {
			self::assertCount( count( $exchange['mails'] ), $this->mails );
			self::assertSame( array_column( $exchange['mails'], 'to' ), array_column( $this->mails, 'to' ) );
		}
	}

	/** Where the original tells that no mail could be sent, a stored submission is told to be on its way, and its mail is tried again. */
	public function test_a_mail_that_was_refused_is_no_failure_of_what_is_stored(): void {
		foreach ( self::exchanges() as [ $exchange ] ) {
			if ( 'mail_failed' !== ( $exchange['response']['json']['status'] ?? '' ) ) {
				continue;
			}
			$this->recorded_form( 'f03' );
			$data = $this->replay( $exchange['request'] )->get_data();
			self::assertSame( [ 'mail_sent', 'Thank you for your message. It has been sent.' ], [ $data['status'], $data['message'] ] );
			global $wpdb;
			self::assertSame( [ [ 'waiting', '1' ] ], $wpdb->get_results( $wpdb->prepare( 'SELECT state, attempts FROM %i', \Frontage\Forms\Queue\JobTable::name() ), ARRAY_N ) );
			return;
		}
		self::fail( 'no failed mail was recorded' );
	}

	public function test_the_message_sent_again_gets_the_first_answer_and_no_second_mail(): void {
		[ $first, $again ] = self::fixture( 'contact-forms/feedback.json' )['exchanges'];
		$this->recorded_form( 'f03' );
		$answers = [ $this->replay( $first['request'] )->get_data(), $this->replay( $again['request'] )->get_data() ];
		self::assertSame( $answers[0], $answers[1] );
		self::assertCount( 1, $this->mails ); // The original sends a second one; docs/reference/contact-forms.md §5.
	}

	public function test_both_namespaces_answer_alike(): void {
		foreach ( self::fixture( 'contact-forms/feedback.json' )['exchanges'] as $exchange ) {
			if ( str_contains( $exchange['request']['path'], '/10/' ) && 'POST' === $exchange['request']['method'] && str_starts_with( $exchange['label'], 'error' ) ) {
				get_post( 10 ) || $this->recorded_form( 'f03' );
				$ours = $this->replay( [ 'path' => str_replace( 'contact-form-7/v1', 'frontage/v1', $exchange['request']['path'] ) ] + $exchange['request'] );
				self::assertSame( $exchange['response']['status'], $ours->get_status(), $exchange['label'] );
				self::assertSame( $exchange['response']['json'], $ours->get_data(), $exchange['label'] );
			}
		}
	}

	/** @param array<string, mixed> $recorded */
	private function replay( array $recorded ): WP_REST_Response {
		$request = new WP_REST_Request( $recorded['method'], substr( $recorded['path'], strlen( '/wp-json' ) ) );
		if ( isset( $recorded['json'] ) ) {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $recorded['json'] ) );
		} elseif ( isset( $recorded['encoding'] ) ) {
			$request->set_header( 'content-type', $recorded['encoding'] );
			$request->set_body_params( self::as_php_reads( $recorded['fields'] ) );
			$request->set_file_params( $this->uploads( $recorded['files'] ?? [] ) );
		}
		foreach ( $recorded['headers'] ?? [] as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$answer = rest_do_request( $request );
		self::end_request();
		return $answer;
	}

	/**
	 * What we answer otherwise, on purpose.
	 *
	 * @param array<string, mixed> $json
	 * @return array<string, mixed>
	 */
	private function with_our_decisions( array $json, string $label ): array {
		if ( 'all good' === $label ) {
			// A failing `any` of a text field hits file fields too in the original: not copied (docs/reference/contact-forms.md §6).
			$json = [
				'contact_form_id'  => 22,
				'status'           => 'mail_sent',
				'message'          => 'Thank you for your message. It has been sent.',
				'posted_data_hash' => str_repeat( '0', 32 ),
				'into'             => $json['into'],
				'invalid_fields'   => [],
			];
		}
		return $json;
	}

	/**
	 * Hashes, tokens and days by their shape; of several quiz questions any.
	 *
	 * @param array<string, mixed> $json
	 * @return array<string, mixed>
	 */
	private static function comparable( array $json ): array {
		if ( isset( $json['posted_data_hash'] ) ) {
			$json['posted_data_hash'] = preg_replace( '/^[0-9a-f]{32}$/D', 'a hash', $json['posted_data_hash'] );
		}
		foreach ( $json['quiz'] ?? [] as $name => $pair ) {
			self::assertCount( 2, $pair );
			self::assertMatchesRegularExpression( '/^\S{20,}$/', $pair[1] );
			self::assertContains( $pair[0], [ '1+1?', 'What is 1+1?', 'Sky color?', 'Grass color?' ] );
			$json['quiz'][ $name ] = 'a question and its token';
		}
		foreach ( $json['rules'] ?? [] as $index => $rule ) {
			if ( 'd-rel' === $rule['field'] && isset( $rule['threshold'] ) ) {
				$json['rules'][ $index ]['threshold'] = preg_replace( '/^\d{4}-\d\d-\d\d$/D', 'a day', $rule['threshold'] );
			}
		}
		return $json;
	}

	/** @return list<array<string, mixed>> The rules that the recorder's own code added. */
	private static function rules_of_f09(): array {
		foreach ( self::fixture( 'contact-forms/schema.json' )['exchanges'] as $exchange ) {
			if ( 'f09' === ( $exchange['form'] ?? '' ) ) {
				return $exchange['response']['json']['rules'];
			}
		}
		self::fail( 'the rules of f09 were not recorded' );
	}
}
