<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Files\S3\ObjectStorage;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

require_once __DIR__ . '/S3/ObjectStorage.php';

/** What only shows with real processes on the same database and folder, or bucket. The transaction of a test would lock them out, so there is none. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class AtOnceTest extends WordPressTestCase {

	private Form $form;
	private ?ObjectStorage $objects = null;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' );
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => '[mfile docs filetypes:txt max-file:3]' ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->form = $form;
	}

	protected function tearDown(): void {
		$this->store()->remove( $this->list_pending() );
		$this->objects?->stop();
		$this->objects = null;
		wp_delete_post( $this->form->id, true );
		parent::tearDown();
	}

	#[TestWith( [ 'folder' ] )]
	#[TestWith( [ 'bucket' ] )]
	public function test_of_many_at_once_as_many_are_taken_as_the_field_holds( string $storage ): void {
		$this->objects = 'bucket' === $storage ? new ObjectStorage() : null;
		$environment   = [ 'FRONTAGE_OBJECTS' => $this->objects ? (string) wp_json_encode( $this->objects->settings() ) : '' ] + getenv();
		$processes     = [];
		for ( $nth = 0; $nth < 6; $nth++ ) {
			$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-upload.php', (string) $this->form->id, (string) $nth ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes, null, $environment );
			self::assertIsResource( $process );
			$processes[] = [ $process, $pipes ];
		}
		foreach ( $processes as [ , $pipes ] ) {
			self::assertSame( "ready\n", fgets( $pipes[1] ) );
		}
		foreach ( $processes as [ , $pipes ] ) {
			fwrite( $pipes[0], "go\n" );
		}
		$said = array_map( static fn ( array $of ): string => trim( (string) stream_get_contents( $of[1][1] ) ), $processes );
		foreach ( $processes as [ $process ] ) {
			proc_close( $process );
		}
		sort( $said );
		self::assertSame( [ 'kept a-1.txt', 'kept a-2.txt', 'kept a.txt', ...array_fill( 0, 3, 'refused max_file_limit' ) ], $said );
		self::assertCount( 3, array_filter( $this->list_pending(), fn ( $file ): bool => $this->store()->has_bytes( $file ) && '' !== $file->hash ) );
		self::assertCount( 'bucket' === $storage ? 3 : 0, $this->objects?->holds() ?? [] );
	}

	/** @return list<\Frontage\Forms\Files\Storage\StoredFile> */
	private function list_pending(): array {
		return $this->store()->find_pending( new UploadOwner( $this->form->id, 'one for all', 'secret' ) );
	}

	private function store(): FileRepository {
		return new FileRepository( $this->objects ? new S3FileStorage( new S3Client( BucketConfig::from_constant( $this->objects->settings() ) ) ) : null );
	}
}
