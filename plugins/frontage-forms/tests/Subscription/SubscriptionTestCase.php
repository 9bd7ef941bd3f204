<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Subscription;

use Frontage\Forms\Subscription\SignedOffer;
use Frontage\Forms\Subscription\SignUpHandler;
use Frontage\Forms\Subscription\Subscriber;
use Frontage\Forms\Subscription\SubscriberRepository;
use Frontage\Forms\Subscription\SubscriberTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Signs up as a page's form does; the letters are collected. */
abstract class SubscriptionTestCase extends SubmissionTestCase {

	protected const ADDRESS = 'Ann@Example.test';

	/** @param array<string, mixed> $more Fields besides. */
	protected function sign_up( mixed $email = self::ADDRESS, ?string $offer = null, array $more = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/frontage/v1/subscriptions' );
		$request->set_body_params( [ SignUpHandler::EMAIL => $email, SignedOffer::FIELD => $offer ?? self::offer() ] + $more );
		$answer = rest_do_request( $request );
		self::end_request();
		return $answer;
	}

	/** @param array<string, mixed> $with */
	protected static function offer( array $with = [] ): string {
		return SignedOffer::from_settings( $with + [ 'list' => 'News', 'consent' => 'I want <b>the</b> news.' ] )->encode();
	}

	protected static function find_subscriber( string $email = self::ADDRESS ): ?Subscriber {
		return SubscriberRepository::find_by_email( $email )[0] ?? null;
	}

	/** The link of that kind in the newest letter. */
	protected function link( string $action ): string {
		$mail = end( $this->mails ) ?: [];
		self::assertSame( 1, preg_match( "/frontage_forms_news=($action\.[0-9]+\.[0-9a-f]{64})/", $mail['message'] . "\n" . implode( "\n", (array) $mail['headers'] ), $found ), (string) wp_json_encode( $mail ) );
		return $found[1];
	}

	protected static function change( string $set ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET $set", SubscriberTable::name() ) );
	}
}
