<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Routes;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Tests\Inbox\Submissions;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Tests\RouteTable;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once dirname( __DIR__ ) . '/Inbox/Submissions.php';
require_once __DIR__ . '/Routes.php';

/** Asks each route of the table on a site with a form and a message. */
abstract class RoutesTestCase extends SubmissionTestCase {

	protected const ROUTES = Routes::class;

	protected const TEMPLATE = '[text* your-name][email your-email][checkbox boxes free_text "a" "b"][select menu "a"][radio one "a"][date when][number many][acceptance agree optional]x[/acceptance][quiz sum "1+1?|2"][hidden ref][file up] <input name="plain">';

	protected Form $form;

	protected int $message = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->form    = $this->make_form( self::TEMPLATE );
		$this->message = $this->store_message();
	}

	private function store_message(): int {
		global $wpdb;
		$this->post( $this->make_form( '[text a]' )->id, self::fill_fields( [ 'a' => 'Hello' ] ) );
		return (int) $wpdb->insert_id ?: 1;
	}

	/** @param array<string, mixed> $body */
	protected function request( string $route, array $body ): WP_REST_Request {
		[ $methods, $path ] = explode( ' ', $route, 2 );
		$path    = (string) preg_replace( '/\(\?P<id>[^)]*\)/', (string) ( str_contains( $path, '/submissions/' ) ? $this->message : $this->form->id ), $path );
		$path    = str_replace( '(?P<upload>[0-9a-f]{32})', str_repeat( '0', 32 ), $path );
		$request = RouteTable::request( $methods, $path, $body );
		foreach ( str_contains( $path, '/uploads' ) ? [ 'tus-resumable' => '1.0.0', 'frontage-visitor' => str_repeat( '0', 32 ) . '.' . str_repeat( '0', 32 ), 'upload-length' => '1', 'upload-offset' => '0' ] : [] as $name => $value ) {
			$request->set_header( $name, $value );
		}
		if ( str_ends_with( $path, '/feedback' ) ) {
			$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
			$request->set_body( '' );
			$request->set_body_params( $body );
		}
		return $request;
	}
}
