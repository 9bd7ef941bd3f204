<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

/**
 * Scenarios for the ten add-ons of tests/fixtures/add-ons, and what visitors, owners and other systems see in them.
 *
 * Uses only WordPress and the form format, so that it also ran on a site with the original plugin: outcomes.json has those
 * results.
 */
final class AddOnScenarios {

	private const MAIL = [
		'active'             => true,
		'subject'            => 'Message of [your-name]',
		'sender'             => 'Site <site@example.test>',
		'recipient'          => 'owner@example.test',
		'body'               => "From [your-name]\n[your-email]",
		'additional_headers' => 'Reply-To: [your-email]',
		'attachments'        => '',
		'use_html'           => false,
		'exclude_blank'      => false,
	];

	private const FIELDS = "[text* your-name]\n[email* your-email]\n";

	private const PERSON = [ 'your-name' => 'Ada', 'your-email' => 'ada@firm.example' ];

	/**
	 * @return array<string, array{form: string, mail?: array<string, mixed>, settings?: string, shows: list<string>, get?: array<string, string>, posts: array<string, array<string, mixed>>}> By add-on.
	 */
	public static function all(): array {
		$topic = self::FIELDS . '[select topic "Sales" "Press" "Quiet" "Other"]';
		return [
			'star-rating'       => [
				'form'  => self::FIELDS . '[stars* quality max:3 id:q class:big]',
				'mail'  => [ 'body' => '[your-name]: [quality]' ],
				'shows' => [ 'data-name="quality"', 'name="quality"', 'value="3"', 'wpcf7-validates-as-required', 'id="q"', 'class="wpcf7-form-control wpcf7-stars' ],
				'posts' => [
					'good'    => self::PERSON + [ 'quality' => '2' ],
					'none'    => self::PERSON,
					'too far' => self::PERSON + [ 'quality' => '9' ],
				],
			],
			'company-mail'      => [
				'form'  => self::FIELDS . '[email email-again]',
				'shows' => [ 'name="email-again"' ],
				'posts' => [
					'good'   => self::PERSON + [ 'email-again' => 'ada@firm.example' ],
					'free'   => [ 'your-email' => 'ada@freemail.example', 'email-again' => 'ada@freemail.example' ] + self::PERSON,
					'differ' => self::PERSON + [ 'email-again' => 'other@firm.example' ],
					'both'   => [ 'your-name' => '', 'your-email' => 'no address', 'email-again' => '' ],
				],
			],
			'route-by-topic'    => [
				'form'  => $topic,
				'shows' => [ 'value="Sales"' ],
				'posts' => [
					'sales' => self::PERSON + [ 'topic' => 'Sales' ],
					'press' => self::PERSON + [ 'topic' => 'Press' ],
					'quiet' => self::PERSON + [ 'topic' => 'Quiet' ],
					'other' => self::PERSON + [ 'topic' => 'Other' ],
				],
			],
			'thank-you-page'    => [
				'form'     => self::FIELDS,
				'settings' => 'thank_you: /thanks/',
				'shows'    => [],
				'posts'    => [
					'good'  => self::PERSON,
					'wrong' => [ 'your-name' => '' ] + self::PERSON,
				],
			],
			'crm-push'          => [
				'form'  => $topic,
				'shows' => [],
				'posts' => [
					'good'  => self::PERSON + [ 'topic' => 'Other' ],
					'wrong' => [ 'your-name' => '' ] + self::PERSON + [ 'topic' => 'Other' ],
					'spam'  => [ 'your-name' => 'spamword-lab' ] + self::PERSON + [ 'topic' => 'Other' ],
				],
			],
			'conditional-group' => [
				'form'  => self::FIELDS . "[checkbox as \"Firm\"]\n[group company]\n[text* company]\n[/group]",
				'mail'  => [ 'body' => "[your-name]\n[group company]\nFirm: [company]\n[/group]\nEnd" ],
				'shows' => [ '<div class="cf7-group" data-id="company">', 'name="_cf7group_hidden"', '[/group]' ],
				'posts' => [
					'shown and filled' => self::PERSON + [ 'as' => [ 'Firm' ], 'company' => 'Lovelace Ltd', '_cf7group_hidden' => '' ],
					'shown and empty'  => self::PERSON + [ 'as' => [ 'Firm' ], 'company' => '', '_cf7group_hidden' => '' ],
					'hidden'           => self::PERSON + [ 'company' => '', '_cf7group_hidden' => '["company"]' ],
					'hidden, yet wrong elsewhere' => [ 'your-name' => '' ] + self::PERSON + [ 'company' => '', '_cf7group_hidden' => '["company"]' ],
				],
			],
			'quiet-honeypot'    => [
				'form'  => self::FIELDS . '[honeypot website id:site]',
				'shows' => [ 'class="cf7-hp"', 'name="website"', 'id="site"' ],
				'posts' => [
					'person' => self::PERSON + [ 'website' => '' ],
					'robot'  => self::PERSON + [ 'website' => 'https://spam.example' ],
				],
			],
			'dynamic-hidden'    => [
				'form'  => self::FIELDS . "[dynamichidden source \"campaign key='utm'\"]\n[dynamictext* guess \"campaign key='none'\"]",
				'mail'  => [ 'body' => '[your-name] by [source], [guess]' ],
				'get'   => [ 'utm' => 'spring "sale"' ],
				'shows' => [ 'type="hidden" name="source" value="spring &quot;sale&quot;"', 'name="guess" value="direct"', 'wpcf7dtx' ],
				'posts' => [
					'good'  => self::PERSON + [ 'source' => 'spring', 'guess' => 'direct' ],
					'empty' => self::PERSON + [ 'source' => 'spring', 'guess' => '' ],
				],
			],
			'keep-a-copy'       => [
				'form'  => $topic . '[checkbox likes "Tea & cake" "Coffee"]',
				'shows' => [],
				'posts' => [
					'good'  => self::PERSON + [ 'topic' => 'Sales', 'likes' => [ 'Tea & cake', 'Coffee' ], 'stray' => 'x' ],
					'wrong' => [ 'your-email' => '' ] + self::PERSON,
				],
			],
			'special-tags'      => [
				'form'  => self::FIELDS . '[tel your-tel]',
				'mail'  => [ 'body' => "<p>[your-name] [your-tel] [_reference] [_lucky \"a\" 'b'] [_contact_form_title] [nobody]</p>", 'use_html' => true, 'subject' => '[_reference]: [your-tel]' ],
				'shows' => [],
				'posts' => [
					'good' => self::PERSON + [ 'your-tel' => '+47 22 33 44 55' ],
				],
			],
		];
	}

	/** @param array<string, mixed> $scenario One of `all()`. */
	public static function make_form( array $scenario ): int {
		$id = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Ask us' ] );
		add_post_meta( $id, '_form', $scenario['form'] );
		add_post_meta( $id, '_mail', ( $scenario['mail'] ?? [] ) + self::MAIL );
		add_post_meta( $id, '_mail_2', [ 'active' => false ] + self::MAIL );
		add_post_meta( $id, '_messages', [ 'mail_sent_ok' => 'Thank you, [your-name].', 'spam' => 'Not today.', 'validation_error' => '[_invalid_fields] to mend.', 'invalid_required' => 'Missing.', 'invalid_email' => 'No address.', 'mail_sent_ng' => 'Failed.' ] );
		add_post_meta( $id, '_additional_settings', $scenario['settings'] ?? '' );
		add_post_meta( $id, '_locale', 'en_US' );
		add_post_meta( $id, '_hash', hash( 'sha256', "form $id" ) );
		return $id;
	}

	/**
	 * Which of the expected strings the rendered form contains.
	 *
	 * @param array<string, mixed> $scenario
	 * @return array<string, bool>
	 */
	public static function page( int $id, array $scenario ): array {
		$_GET = $scenario['get'] ?? [];
		$html = do_shortcode( "[contact-form-7 id=\"$id\"]" );
		$_GET = [];
		$seen = [];
		foreach ( $scenario['shows'] as $string ) {
			$seen[ $string ] = str_contains( $html, $string );
		}
		return $seen;
	}

	/**
	 * Posts to the form and returns the outcome.
	 *
	 * @param array<string, mixed> $fields
	 * @param ?\Closure(): void    $after  Runs after the response.
	 * @return array<string, mixed>
	 */
	public static function post( int $id, array $fields, ?\Closure $after = null ): array {
		$mails = [];
		$calls = [];
		$mail  = static function ( mixed $done, array $mail ) use ( &$mails ): bool {
			$mails[] = self::as_seen( $mail );
			return true;
		};
		$http  = static function ( mixed $answer, array $call, string $url ) use ( &$calls ): array {
			$calls[] = [ 'url' => $url, 'body' => $call['body'] ];
			return [ 'headers' => [], 'body' => '', 'response' => [ 'code' => 200, 'message' => 'OK' ], 'cookies' => [], 'filename' => null ];
		};
		add_filter( 'pre_wp_mail', $mail, 10, 2 );
		add_filter( 'pre_http_request', $http, 10, 3 );
		$fields  = [ '_wpcf7' => (string) $id, '_wpcf7_unit_tag' => "wpcf7-f$id-o1" ] + $fields;
		$_POST   = wp_slash( $fields );
		$request = new \WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
		$request->set_body_params( $fields );
		$answer = (array) rest_do_request( $request )->get_data();
		$_POST  = [];
		if ( $after ) {
			$after();
		}
		remove_filter( 'pre_wp_mail', $mail );
		remove_filter( 'pre_http_request', $http );
		$known = [ 'contact_form_id', 'status', 'message', 'posted_data_hash', 'into', 'invalid_fields' ];
		$seen  = [
			'status'  => $answer['status'] ?? '',
			'message' => $answer['message'] ?? '',
			'invalid' => array_column( (array) ( $answer['invalid_fields'] ?? [] ), 'message', 'field' ),
			'more'    => array_diff_key( $answer, array_flip( $known ) ),
			'mails'   => $mails,
			'calls'   => $calls,
			'copies'  => get_option( 'cf7copy_rows', [] ),
		];
		delete_option( 'cf7copy_rows' );
		return (array) json_decode( str_replace( "-f$id-", '-fN-', (string) wp_json_encode( $seen ) ), true );
	}

	/**
	 * An email without parts that change from day to day.
	 *
	 * @param array<string, mixed> $mail
	 * @return array<string, mixed>
	 */
	private static function as_seen( array $mail ): array {
		$headers = is_array( $mail['headers'] ) ? $mail['headers'] : explode( "\n", (string) $mail['headers'] );
		$headers = array_filter( array_map( 'trim', $headers ), static fn ( string $line ): bool => '' !== $line && ! str_starts_with( $line, 'X-WPCF7-Content-Type' ) && ! str_starts_with( $line, 'Message-ID' ) );
		sort( $headers );
		return [
			'to'          => $mail['to'],
			'subject'     => $mail['subject'],
			'body'        => preg_replace( '/\s+/', ' ', (string) $mail['message'] ),
			'headers'     => $headers,
			'attachments' => array_map( 'basename', (array) $mail['attachments'] ),
		];
	}
}
